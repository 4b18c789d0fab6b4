import { Link, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import type { ReactLayout } from './layout';
import { Bullets, styles } from './react-pieces';

/** Splits an address into lines that fit a narrow column, each ending after a punctuation mark. */
function linesOf(address: string, room: number): string[] {
  const lines = [''];
  for (const part of address.split(/(?<=[@./-])/)) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + part.length > room) lines.push(part);
    else lines[lines.length - 1] = line + part;
  }
  return lines;
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 9 }}>
      <Text style={{ fontWeight: 700, fontSize: 12, color: '#0b5c4a' }} minPresenceAhead={40}>
        {heading}
      </Text>
      {children}
    </View>
  );
}

function Contacts({ content }: { content: Content }) {
  return (
    <Part heading={content.heading('contact')}>
      {linesOf(content.email, 18).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text>{content.phone}</Text>
      <Text>{content.place}</Text>
      {content.links.map(({ address, text }) => (
        <Link key={address} src={address} style={{ color: '#222222', textDecoration: 'none' }}>
          {linesOf(text, 18).join('\n')}
        </Link>
      ))}
    </Part>
  );
}

/** A sidebar that is a few letters wide; degree, school and year of each study on separate lines. */
export const reactNarrow: ReactLayout = {
  id: 'react-narrow',
  producer: 'react-pdf',
  months: ['yearOnly', 'slash', 'short'],
  page: (content) => (
    <View style={{ flexDirection: 'row', gap: 20 }}>
      <View style={{ width: 105, fontSize: 9.5 }}>
        <Contacts content={content} />
        <Part heading={content.heading('languages')}>
          {content.languages.map(({ name, level }) => (
            <Text key={name}>{`${name}: ${level}`}</Text>
          ))}
        </Part>
        <Part heading={content.heading('skills')}>
          {content.skills.map(({ group, items }) => (
            <View key={group} style={styles.entry}>
              <Text style={styles.bold}>{group}</Text>
              <Bullets lines={items} glyph="•" />
            </View>
          ))}
        </Part>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 24, lineHeight: 1.2, fontWeight: 700 }}>{content.name}</Text>
        <Text style={{ marginBottom: 10, color: '#0b5c4a' }}>{content.title}</Text>
        <Part heading={content.heading('summary')}>
          <Text>{content.summary}</Text>
        </Part>
        <Part heading={content.heading('work')}>
          {content.work.map((job) => (
            <View key={job.dates + job.position} style={styles.entry} wrap={false}>
              <Text style={styles.bold}>{job.position}</Text>
              <Text>{[job.company, job.place, job.dates].join(' | ')}</Text>
              <Bullets lines={job.bullets} glyph="–" />
            </View>
          ))}
        </Part>
        <Part heading={content.heading('education')}>
          {content.education.map((study) => (
            <View key={study.degree} style={styles.entry} wrap={false}>
              <Text style={styles.bold}>{study.degree}</Text>
              <Text>{`${study.institution} – ${study.place}`}</Text>
              <Text style={styles.italic}>{study.dates}</Text>
              {study.note ? <Text>{study.note}</Text> : null}
            </View>
          ))}
        </Part>
        <Part heading={content.heading('certifications')}>
          {content.certifications.map(({ name, details }) => (
            <Text key={name}>{[name, details].filter(Boolean).join(', ')}</Text>
          ))}
        </Part>
        {content.further.map(({ heading, lines }) => (
          <Part key={heading} heading={heading}>
            <Bullets lines={lines} glyph="–" />
          </Part>
        ))}
      </View>
    </View>
  ),
};
