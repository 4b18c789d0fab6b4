import { Text } from '@mantine/core';
import type { z } from 'zod';
import { countText } from '../../../../contracts/count-text';
import type { Link, linkOpen } from '../../../../contracts/link';
import { durationText, sectionName } from '../../../../contracts/view-names';
import { MetaLine, Tag } from '../../../ui/card-parts';
import { momentOf } from '../../../ui/instant-text';
import { deviceName, downloadName } from '../../analytics/figure-text';
import { isPassedOn, passedOnText } from '../link-text';
import classes from './details.module.css';

type Open = z.infer<typeof linkOpen>;

/** When a link was opened, and what was read each time, newest first. */
export function Opens({ opens, link }: { opens: Open[]; link: Link }) {
  const unseen = link.opens - opens.length;
  return (
    <>
      {isPassedOn(link) && (
        <Text size="sm" mb="xs">
          {passedOnText(link.readers)}: it was opened from more than one network or device, so it has probably
          been passed on.
        </Text>
      )}
      {link.maxOpens !== null && (
        <Text size="sm" c="dimmed" mb="xs">
          Its limit counts browsers on a network, not people.
        </Text>
      )}
      {link.opens === 0 && <Text c="dimmed">Nobody has opened it yet.</Text>}
      {unseen > 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {opens.length > 0
            ? `${countText(unseen, 'more open')} not shown: those readers went on without being measured.`
            : `${countText(unseen, 'open')}, each by a reader who went on without being measured.`}
        </Text>
      )}
      <ol className={classes.opens}>
        {opens.map((open) => (
          <OpenRow key={open.id} open={open} isNamed={isPassedOn(link)} />
        ))}
      </ol>
    </>
  );
}

function OpenRow({ open, isNamed }: { open: Open; isNamed: boolean }) {
  const { at, reader, location, device, seconds, sections, videoSeconds, downloads } = open;
  const longest = Math.max(1, ...sections.map((section) => section.seconds));
  return (
    <li className={classes.open}>
      <Text fw={600}>
        <time dateTime={at}>{momentOf(at)}</time> {isNamed && <Tag>Reader {reader}</Tag>}
      </Text>
      <MetaLine
        parts={[
          location,
          device && deviceName(device),
          seconds > 0 ? durationText(seconds) : 'Time not reported',
          videoSeconds > 0 && `${durationText(videoSeconds)} of video`,
          downloads.length > 0 && `downloaded ${downloads.map(downloadName).join(', ')}`,
        ]}
      />
      {sections.length > 0 && (
        <ul className={classes.sections}>
          {sections.map((section) => (
            <li key={section.section}>
              <span>{sectionName(section.section)}</span>
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${(100 * section.seconds) / longest}%` }} />
              </span>
              <span className={classes.seconds}>
                {section.seconds > 0 ? durationText(section.seconds) : 'read'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
