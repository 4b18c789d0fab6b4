import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { contactsOf, Linked, partsWith } from './flow-pieces';
import type { ReactLayout } from './layout';
import { Bullets, FurtherParts, styles } from './react-pieces';

const teal = '#0d6e6e';

const Part = partsWith(({ text }) => (
  <View style={{ flexDirection: 'row', alignItems: 'center', gap: 8, marginTop: 12, marginBottom: 5 }}>
    <Text style={[styles.bold, { fontSize: 12, color: teal }]}>{text}</Text>
    <View style={{ flex: 1, borderBottom: `0.8pt solid ${teal}` }} />
  </View>
));

function Edges({ left, right, isBold }: { left: string; right: string; isBold?: boolean }) {
  const weight = isBold ? styles.bold : { fontSize: 9, color: '#5a6b6b' };
  return (
    <View style={[styles.row, { gap: 16 }]}>
      <Text style={[weight, { flex: 1 }]}>{left}</Text>
      <Text style={[weight, { maxWidth: 230, textAlign: 'right' }, ...(isBold ? [{ color: teal }] : [])]}>
        {right}
      </Text>
    </View>
  );
}

function Entry(props: { title: string; house: string; dates: string; place: string; children: ReactNode }) {
  return (
    <View style={{ marginBottom: 8 }} wrap={false}>
      <Edges left={props.title} right={props.house} isBold />
      <Edges left={props.dates} right={props.place} />
      {props.children}
    </View>
  );
}

function Chips({ items }: { items: string[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 4, marginBottom: 6 }}>
      {items.map((item) => (
        <Text
          key={item}
          style={{ border: `0.7pt solid ${teal}`, borderRadius: 7, padding: '3 6 0 6', fontSize: 9 }}
        >
          {item}
        </Text>
      ))}
    </View>
  );
}

/** A résumé builder: position and company at the edges of a bold line, dates and place at those of the next. */
export const flowCorners: ReactLayout = {
  id: 'flow-corners',
  producer: 'react-pdf',
  months: ['long', 'short', 'dot'],
  page: (content) => (
    <>
      <View style={{ alignItems: 'center' }}>
        <Text style={[styles.bold, { fontSize: 22, lineHeight: 1.2, color: teal }]}>{content.name}</Text>
        <Text style={{ fontSize: 11.5 }}>{content.title}</Text>
      </View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: 16,
          backgroundColor: '#e4f1f0',
          padding: '5 10',
          marginTop: 8,
          fontSize: 9,
        }}
      >
        {contactsOf(content).map(({ icon: _, text, ...link }) => (
          <Linked key={text} text={text} color="#222222" {...link} />
        ))}
      </View>
      <Part heading={content.heading('summary')}>
        <Text>{content.summary}</Text>
      </Part>
      <Part heading={content.heading('education')}>
        {content.education.map(({ degree, institution, dates, place, note }) => (
          <Entry key={degree} title={degree} house={institution} dates={dates} place={place}>
            {note ? <Text>{note}</Text> : null}
          </Entry>
        ))}
      </Part>
      <Part heading={content.heading('work')}>
        {content.work.map(({ position, company, dates, place, bullets }) => (
          <Entry key={dates + position} title={position} house={company} dates={dates} place={place}>
            <Bullets lines={bullets} glyph="▪" />
          </Entry>
        ))}
      </Part>
      <Part heading={content.heading('skills')}>
        {content.skills.map(({ group, items }) => (
          <View key={group} wrap={false}>
            <Text style={{ fontSize: 9, color: '#5a6b6b', marginBottom: 2 }}>{group}</Text>
            <Chips items={items} />
          </View>
        ))}
      </Part>
      <Part heading={content.heading('languages')}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 26 }}>
          {content.languages.map(({ name, level }) => (
            <Text key={name}>
              {name} <Text style={{ color: teal }}>{level}</Text>
            </Text>
          ))}
        </View>
      </Part>
      <Part heading={content.heading('certifications')}>
        {content.certifications.map(({ name, issuer, date }) => (
          <View key={name} style={{ marginBottom: 5 }} wrap={false}>
            <Text style={styles.bold}>{name}</Text>
            {issuer || date ? <Edges left={issuer || date} right={issuer && date} /> : null}
          </View>
        ))}
      </Part>
      <FurtherParts content={content} Part={Part} />
    </>
  ),
};
