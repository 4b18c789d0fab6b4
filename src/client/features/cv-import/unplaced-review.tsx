import { Button, Checkbox, Group, Menu, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  type ImportableSection,
  importableSections,
  type Proposal,
  readableSections,
} from '../../../contracts/cv-import';
import { sectionUi } from '../../sections/definitions/index.ts';
import classes from './entries.module.css';
import { usePointedPart } from './pointing';
import { textId } from './review-terms';
import type { ReadAgain } from './use-read-again';

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
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="review-of-unplaced" className={classes.section}>
      <header className={classes.head}>
        <div>
          <Title order={2} size="h3" id="review-of-unplaced">
            Text without a place <span className={classes.count}>{texts.length}</span>
          </Title>
          <Text size="sm" c="dimmed">
            None of this is added, unless you put it into a section. Select the lines of a job or a school to
            have them read again.
          </Text>
        </div>
        {again.selected.length > 0 && <ReadAgainMenu again={again} />}
      </header>
      <ul className={classes.unplaced}>
        {texts.map(({ text, page, heading }, index) => {
          const place = placed.get(index);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts never move, and two may read the same
            <UnplacedText key={index} index={index}>
              {!place && (
                <Checkbox
                  aria-label={`Select: ${text.slice(0, 60)}`}
                  checked={again.selected.includes(index)}
                  onChange={(event) => again.select(index, event.currentTarget.checked)}
                />
              )}
              <div className={classes.unplacedText}>
                <p>{text}</p>
                <Text size="sm" c="dimmed">
                  {[heading, page !== null && `Page ${page}`, place && `Put into ${place}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              {!place && (
                <PlaceMenu
                  id={placeButtonId(index)}
                  text={text}
                  onPlace={(section) => onPlace(section, index)}
                  onPlaceInBio={() => onPlaceInBio(index)}
                />
              )}
            </UnplacedText>
          );
        })}
      </ul>
    </section>
  );
}

/** The frame of a text, which is highlighted together with its lines in the document. */
function UnplacedText({ index, children }: { index: number; children: ReactNode }) {
  const pointed = usePointedPart<HTMLLIElement>(textId(index));
  return <li {...pointed}>{children}</li>;
}

/** What the selected texts can be read as. */
function ReadAgainMenu({ again }: { again: ReadAgain }) {
  const { selected, readAs, clear, isReading } = again;
  return (
    <Group gap="xs">
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
        <Menu.Dropdown>
          {readableSections.map((section) => (
            <Menu.Item key={section} className={classes.menuItem} onClick={() => void readAs(section)}>
              {sectionUi[section].review.title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        Clear the selection
      </Button>
    </Group>
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
