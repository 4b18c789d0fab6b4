import { Font, Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Content } from '../content';
import { fontFiles } from '../fonts';

Font.register({
  family: 'Liberation',
  fonts: [
    { src: fontFiles.regular },
    { src: fontFiles.bold, fontWeight: 700 },
    { src: fontFiles.italic, fontStyle: 'italic' },
  ],
});
Font.registerHyphenationCallback((word) => [word]);

export const styles = StyleSheet.create({
  page: { padding: 42, fontFamily: 'Liberation', fontSize: 10, lineHeight: 1.35 },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  bold: { fontWeight: 700 },
  italic: { fontStyle: 'italic' },
  entry: { marginBottom: 6 },
  bullet: { flexDirection: 'row' },
});

export function Bullets({ lines, glyph }: { lines: string[]; glyph: string }) {
  return lines.map((line) => (
    <View key={line} style={styles.bullet}>
      <Text style={{ width: 12 }}>{glyph}</Text>
      <Text style={{ flex: 1 }}>{line}</Text>
    </View>
  ));
}

export function Links({ content }: { content: Content }) {
  return content.links.map(({ text, address }) => (
    <Link key={address} src={address} style={{ color: '#222222', textDecoration: 'none' }}>
      {text}
    </Link>
  ));
}

/** A component for a part with its heading. */
export type PartOf = (props: { heading: string; children: ReactNode }) => ReactNode;

export function FurtherParts({ content, Part }: { content: Content; Part: PartOf }) {
  return content.further.map(({ heading, lines }) => (
    <Part key={heading} heading={heading}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Part>
  ));
}
