import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import { contactsOf, Dots, Icon, Linked, partsWith, sizeToFit } from './flow-pieces';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, styles } from './react-pieces';

const night = '#232b38';
const gold = '#d9a441';
const brown = '#8a6212';
const paper = '#f4f4f4';
const sideWidth = 206;
const textWidth = 158;

const SidePart = partsWith(({ text }) => (
  <Text style={[styles.bold, { fontSize: 11, color: gold, marginTop: 16, marginBottom: 5 }]}>{text}</Text>
));

const MainPart = partsWith(({ text }) => (
  <View style={{ borderBottom: `2pt solid ${gold}`, marginTop: 14, marginBottom: 6 }}>
    <Text style={[styles.bold, { fontSize: 13, color: night }]}>{text}</Text>
  </View>
));

function Side({ content }: { content: Content }) {
  const skills = content.skills.flatMap(({ items }) => items);
  return (
    <View style={{ width: sideWidth - 42 - 14, color: paper, fontSize: 9.5 }}>
      <View
        style={{ width: 86, height: 86, borderRadius: 43, backgroundColor: '#56617a', alignSelf: 'center' }}
      />
      <SidePart heading={content.heading('contact')}>
        {contactsOf(content).map(({ icon, text, ...link }) => (
          <View key={text} style={{ flexDirection: 'row', gap: 5, marginBottom: 3 }}>
            <Icon of={icon} color={gold} />
            <View style={{ flex: 1, fontSize: icon === 'place' ? 9 : sizeToFit(text, textWidth - 24) }}>
              <Linked text={text} color={paper} {...link} />
            </View>
          </View>
        ))}
      </SidePart>
      <SidePart heading={content.heading('skills')}>
        {skills.map((skill, index) => (
          <View key={skill} style={[styles.row, { gap: 8, marginBottom: 2 }]} wrap={false}>
            <Text style={{ flex: 1 }}>{skill}</Text>
            <Dots filled={5 - (index % 3)} color={gold} empty="#56617a" />
          </View>
        ))}
      </SidePart>
      <SidePart heading={content.heading('languages')}>
        {content.languages.map(({ name, level }) => (
          <View key={name} style={{ marginBottom: 3 }} wrap={false}>
            <Text style={styles.bold}>{name}</Text>
            <Text>{level}</Text>
          </View>
        ))}
      </SidePart>
    </View>
  );
}

function Entry(props: { dates: string; place: string; title: string; house: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 9 }} wrap={false}>
      <View style={[styles.row, { gap: 10, fontSize: 9, color: brown }]}>
        <Text>{props.dates}</Text>
        <Text style={{ flex: 1, textAlign: 'right' }}>{props.place}</Text>
      </View>
      <Text style={[styles.bold, { fontSize: 10.5 }]}>{props.title}</Text>
      <Text style={styles.italic}>{props.house}</Text>
      {props.children}
    </View>
  );
}

/** A dark column with rated skills; dates and place at the edges of a line, then position and company. */
export const flowDark: ReactLayout = {
  id: 'flow-dark',
  producer: 'react-pdf',
  months: ['short', 'slash', 'yearOnly'],
  page: (content) => (
    <>
      <View
        fixed
        style={{ position: 'absolute', top: 0, bottom: 0, left: 0, width: sideWidth, backgroundColor: night }}
      />
      <View style={{ flexDirection: 'row', gap: 32 }}>
        <Side content={content} />
        <View style={{ flex: 1 }}>
          <Text style={{ fontSize: 24, lineHeight: 1.15, color: night }}>{content.name}</Text>
          <Text style={{ fontSize: 12, color: brown, marginTop: 3 }}>{content.title}</Text>
          <Text style={{ marginTop: 8 }}>{content.summary}</Text>
          <MainPart heading={content.heading('work')}>
            {content.work.map(({ dates, place, position, company, bullets }) => (
              <Entry key={dates + position} dates={dates} place={place} title={position} house={company}>
                <Bullets lines={bullets} glyph="•" />
              </Entry>
            ))}
          </MainPart>
          <MainPart heading={content.heading('education')}>
            {content.education.map(({ dates, place, degree, institution, note }) => (
              <Entry key={degree} dates={dates} place={place} title={degree} house={institution}>
                {note ? <Text>{note}</Text> : null}
              </Entry>
            ))}
          </MainPart>
          <MainPart heading={content.heading('certifications')}>
            {content.certifications.map(({ name, details }) => (
              <View key={name} style={{ marginBottom: 4 }} wrap={false}>
                <Text style={styles.bold}>{name}</Text>
                {details ? <Text>{details}</Text> : null}
              </View>
            ))}
          </MainPart>
          <FurtherParts content={content} Part={MainPart} />
        </View>
      </View>
    </>
  ),
};
