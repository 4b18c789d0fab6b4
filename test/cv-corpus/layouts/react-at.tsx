import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, Links, type PartOf, styles } from './react-pieces';

const accent = '#5b3cc4';
const sideWidth = 214;

const MainPart: PartOf = ({ heading, children }) => (
  <View style={{ marginBottom: 12 }}>
    <Text style={{ fontSize: 14, fontWeight: 700, color: accent, marginBottom: 3 }} minPresenceAhead={50}>
      {heading}
    </Text>
    {children}
  </View>
);

const SidePart: PartOf = ({ heading, children }) => (
  <View style={{ marginTop: 14 }}>
    <Text style={{ fontSize: 11, fontWeight: 700, color: accent, marginBottom: 3 }}>{heading}</Text>
    {children}
  </View>
);

function Side({ content }: { content: Content }) {
  return (
    <View style={{ width: sideWidth - 42, paddingRight: 14, fontSize: 9.5 }}>
      <Text style={{ fontSize: 19, fontWeight: 700, lineHeight: 1.15 }}>{content.name}</Text>
      <Text style={{ fontSize: 11, marginTop: 4 }}>{content.title}</Text>
      <SidePart heading={content.heading('contact')}>
        <Text>{content.place}</Text>
        <Text>{content.phone}</Text>
        <Text style={{ fontSize: content.email.length > 32 ? 7.8 : 9 }}>{content.email}</Text>
        <Links content={content} />
      </SidePart>
      <SidePart heading={content.heading('skills')}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4 }}>
          {content.skills
            .flatMap(({ items }) => items)
            .map((item) => (
              <Text
                key={item}
                style={{
                  backgroundColor: accent,
                  color: '#ffffff',
                  fontSize: 8.5,
                  padding: '2 5 1 5',
                  borderRadius: 3,
                }}
              >
                {item}
              </Text>
            ))}
        </View>
      </SidePart>
      <SidePart heading={content.heading('languages')}>
        {content.languages.map(({ name, level }) => (
          <Text key={name}>{`${name}, ${level}`}</Text>
        ))}
      </SidePart>
      <SidePart heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <View key={name} style={styles.entry}>
            <Text style={styles.bold}>{name}</Text>
            {issuer ? <Text>{issuer}</Text> : null}
            {date ? <Text style={{ color: '#666666' }}>{date}</Text> : null}
          </View>
        ))}
      </SidePart>
    </View>
  );
}

function Entry({
  title,
  house,
  dates,
  place,
  children,
}: Record<'title' | 'house' | 'dates' | 'place', string> & { children: ReactNode }) {
  return (
    <View style={{ marginBottom: 8 }} wrap={false}>
      <Text style={{ fontSize: 11 }}>
        <Text style={styles.bold}>{title}</Text>
        <Text style={{ color: accent }}>{` @ ${house}`}</Text>
      </Text>
      <Text style={{ color: '#666666', fontSize: 9 }}>{`${dates}, ${place}`}</Text>
      {children}
    </View>
  );
}

/** Name and title in a tinted column; an at sign between position and company, dates and place below. */
export const reactAt: ReactLayout = {
  id: 'react-at',
  producer: 'react-pdf',
  months: ['short', 'yearOnly', 'long'],
  page: (content) => (
    <>
      <View
        fixed
        style={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          left: 0,
          width: sideWidth,
          backgroundColor: '#efecfa',
        }}
      />
      <View style={{ flexDirection: 'row', gap: 22 }}>
        <Side content={content} />
        <View style={{ flex: 1 }}>
          <MainPart heading={content.heading('summary')}>
            <Text>{content.summary}</Text>
          </MainPart>
          <MainPart heading={content.heading('work')}>
            {content.work.map(({ position, company, dates, place, bullets }) => (
              <Entry key={dates + position} title={position} house={company} dates={dates} place={place}>
                <Bullets lines={bullets} glyph="»" />
              </Entry>
            ))}
          </MainPart>
          <MainPart heading={content.heading('education')}>
            {content.education.map(({ degree, institution, dates, place, note }) => (
              <Entry key={degree} title={degree} house={institution} dates={dates} place={place}>
                {note ? <Text>{note}</Text> : null}
              </Entry>
            ))}
          </MainPart>
          <FurtherParts content={content} Part={MainPart} />
        </View>
      </View>
    </>
  ),
};
