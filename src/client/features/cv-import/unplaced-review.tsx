import { Button, Checkbox, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type ImportableSection,
  importableSections,
  type Proposal,
  readableSections,
} from '../../../contracts/cv-import';
import { sectionUi } from '../../sections/definitions/index.ts';
import classes from './entries.module.css';
import { usePointing } from './pointing';
import { PrintedText } from './printed-text';
import { ReviewSection } from './review-section';
import { textId } from './review-terms';
import type { ReadAgain } from './use-read-again';

/** How many texts are shown without being asked for. */
const shownAtOnce = 3;

/** The id of the button that gives a text a place. */
export const placeButtonId = (text: number) => `place-text-${text}`;

interface UnplacedReviewProps {
  texts: Proposal['unplaced'];
  /** What each text has been put into, by its place in the list. */
  placed: Map<number, string>;
  onPlace: (section: ImportableSection, text: number) => void;
  onPlaceInBio: (text: number) => void;
  again: ReadAgain;
}

/** Text of the document that has no place yet; it can be put into a section by hand. */
export function UnplacedReview({ texts, placed, onPlace, onPlaceInBio, again }: UnplacedReviewProps) {
  const [isShown, setShown] = useState(texts.length <= shownAtOnce);
  const { ids, from, point } = usePointing();
  const isSought = from === 'keys in document' && texts.some((_, index) => ids.includes(textId(index)));
  if (isSought && !isShown) setShown(true);

  function hide() {
    point({ ids: [], from: 'entries' });
    setShown(false);
  }

  if (texts.length === 0) return null;
  return (
    <ReviewSection
      name="unplaced"
      title="Text without a place"
      count={texts.length}
      note={
        isShown &&
        'None of this is added, unless you put it into a section. Select lines to have them read again as a job, a school or another entry, or to add them to one.'
      }
      actions={
        again.selected.length > 0 ? (
          <ReadAgainMenu again={again} />
        ) : (
          texts.length > shownAtOnce && (
            <Button
              size="compact-sm"
              variant="light"
              aria-expanded={isShown}
              aria-label={`${isShown ? 'Hide' : 'Show'} text without a place`}
              onClick={isShown ? hide : () => setShown(true)}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )
        )
      }
    >
      <ul className={classes.unplaced} hidden={!isShown}>
        {texts.map(({ text, page, heading }, index) => {
          const place = placed.get(index);
          return (
            <PrintedText
              // biome-ignore lint/suspicious/noArrayIndexKey: texts never move, and two may read the same
              key={index}
              id={textId(index)}
              text={text}
              details={[heading, page !== null && `Page ${page}`, place && `Put into ${place}`]}
              before={
                !place && (
                  <Checkbox
                    aria-label={`Select: ${text.slice(0, 60)}`}
                    checked={again.selected.includes(index)}
                    onChange={(event) => again.select(index, event.currentTarget.checked)}
                  />
                )
              }
              after={
                !place && (
                  <PlaceMenu
                    id={placeButtonId(index)}
                    text={text}
                    onPlace={(section) => onPlace(section, index)}
                    onPlaceInBio={() => onPlaceInBio(index)}
                  />
                )
              }
            />
          );
        })}
      </ul>
    </ReviewSection>
  );
}

/** What the selected texts can be read as, or added to. */
function ReadAgainMenu({ again }: { again: ReadAgain }) {
  const { selected, readAs, entries, appendTo, clear, isReading } = again;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="compact-sm"
            loading={isReading}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            Read {selected.length} as…
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.longMenu}>
          {readableSections.map((section) => (
            <Menu.Item key={section} className={classes.menuItem} onClick={() => void readAs(section)}>
              {sectionUi[section].review.title}
            </Menu.Item>
          ))}
          {entries.length > 0 && <Menu.Label>Add to the description of</Menu.Label>}
          {entries.map((entry) => (
            <Menu.Item key={entry.id} className={classes.menuItem} onClick={() => appendTo(entry)}>
              {entry.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        Clear the selection
      </Button>
    </>
  );
}

interface PlaceMenuProps {
  id: string;
  text: string;
  onPlace: (section: ImportableSection) => void;
  onPlaceInBio: () => void;
}

function PlaceMenu({ id, text, onPlace, onPlaceInBio }: PlaceMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          id={id}
          size="compact-sm"
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`Put into… ${text.slice(0, 60)}`}
        >
          Put into…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={classes.menuItem} onClick={onPlaceInBio}>
          Bio
        </Menu.Item>
        {importableSections.map((section) => (
          <Menu.Item key={section} className={classes.menuItem} onClick={() => onPlace(section)}>
            {sectionUi[section].review.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
