import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, Links, type PartOf, styles } from './react-pieces';

const quiet = { color: '#666666', fontSize: 9 };

const TintedPart: PartOf = ({ heading, children }) => (
  <View style={{ marginBottom: 11 }}>
    <Text style={{ fontSize: 11, color: '#a0522d', letterSpacing: 1 }} minPresenceAhead={50}>
      {heading.toUpperCase()}
    </Text>
    {children}
  </View>
);

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');

function Monogram({ name }: { name: string }) {
  return (
    <View
      style={{
        width: 64,
        height: 64,
        borderRadius: 32,
        backgroundColor: '#a0522d',
        justifyContent: 'center',
        alignItems: 'center',
        marginBottom: 14,
      }}
    >
      <Text style={{ color: '#ffffff', fontSize: 20, lineHeight: 1.2 }}>{initialsOf(name)}</Text>
    </View>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 4 }}>
      <Text style={quiet}>{label}</Text>
      {children}
    </View>
  );
}

/** Initials in a circle above a column with labelled contacts; the company comes first, then position and place. */
export const reactMonogram: ReactLayout = {
  id: 'react-monogram',
  producer: 'react-pdf',
  months: ['yearOnly', 'long', 'slash'],
  page: (content) => (
    <View style={{ flexDirection: 'row', gap: 24 }}>
      <View style={{ width: 160 }}>
        <Monogram name={content.name} />
        <TintedPart heading={content.heading('contact')}>
          <Fact label={content.labels.place}>
            <Text>{content.place}</Text>
          </Fact>
          <Fact label={content.labels.phone}>
            <Text>{content.phone}</Text>
          </Fact>
          <Fact label={content.labels.email}>
            <Text style={{ fontSize: 8 }}>{content.email}</Text>
          </Fact>
          <Links content={content} />
        </TintedPart>
        <TintedPart heading={content.heading('skills')}>
          {content.skills.map(({ group, items }) => (
            <Fact key={group} label={group}>
              <Text>{items.join(', ')}</Text>
            </Fact>
          ))}
        </TintedPart>
        <TintedPart heading={content.heading('languages')}>
          {content.languages.map(({ name, level }) => (
            <View key={name} style={styles.row}>
              <Text>{name}</Text>
              <Text style={quiet}>{level}</Text>
            </View>
          ))}
        </TintedPart>
      </View>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 26, lineHeight: 1.2 }}>{content.name}</Text>
        <Text style={{ marginBottom: 12, color: '#a0522d' }}>{content.title}</Text>
        <TintedPart heading={content.heading('summary')}>
          <Text>{content.summary}</Text>
        </TintedPart>
        <TintedPart heading={content.heading('work')}>
          {content.work.map((job) => (
            <View key={job.dates + job.position} style={styles.entry} wrap={false}>
              <View style={[styles.row, { gap: 10 }]}>
                <Text style={[styles.bold, { flex: 1 }]}>{job.company}</Text>
                <Text style={quiet}>{job.dates}</Text>
              </View>
              <Text>{`${job.position}, ${job.place}`}</Text>
              <Bullets lines={job.bullets} glyph="–" />
            </View>
          ))}
        </TintedPart>
        <TintedPart heading={content.heading('education')}>
          {content.education.map((study) => (
            <View key={study.degree} style={styles.entry} wrap={false}>
              <View style={[styles.row, { gap: 10 }]}>
                <Text style={[styles.bold, { flex: 1 }]}>{study.institution}</Text>
                <Text style={quiet}>{study.dates}</Text>
              </View>
              <Text>{`${study.degree}, ${study.place}`}</Text>
              {study.note ? <Text style={styles.italic}>{study.note}</Text> : null}
            </View>
          ))}
        </TintedPart>
        <TintedPart heading={content.heading('certifications')}>
          {content.certifications.map(({ name, details }) => (
            <View key={name} style={styles.entry}>
              <Text>{name}</Text>
              {details ? <Text style={quiet}>{details}</Text> : null}
            </View>
          ))}
        </TintedPart>
        <FurtherParts content={content} Part={TintedPart} />
      </View>
    </View>
  ),
};
