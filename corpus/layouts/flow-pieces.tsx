import { Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { Children, type ReactNode } from 'react';
import type { Content } from '../content';
import type { PartOf } from './react-pieces';

const shapes = {
  email: 'M2 5h20v14H2zM4 7l8 6 8-6',
  phone: 'M7 2h10v20H7zM10 19h4',
  place: 'M12 22C8 16 5 12 5 9a7 7 0 0 1 14 0c0 3-3 7-7 13zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  link: 'M9 15l6-6M10 7l2-2a5 5 0 0 1 7 7l-2 2M14 17l-2 2a5 5 0 0 1-7-7l2-2',
};

/** An icon that is drawn with lines. */
export function Icon({ of, color }: { of: keyof typeof shapes; color: string }) {
  return (
    <Svg viewBox="0 0 24 24" style={{ width: 9, height: 9, marginTop: 2 }}>
      <Path d={shapes[of]} stroke={color} strokeWidth={2} fill="none" />
    </Svg>
  );
}

/** The contacts in their usual order, links last. */
export function contactsOf({ email, phone, place, links }: Content) {
  return [
    { icon: 'email' as const, text: email },
    { icon: 'phone' as const, text: phone },
    { icon: 'place' as const, text: place },
    ...links.map(({ text, address }) => ({ icon: 'link' as const, text, address })),
  ];
}

/** A text, with an annotation if it has an address. */
export function Linked({ text, address, color }: { text: string; address?: string; color: string }) {
  if (!address) return <Text style={{ color }}>{text}</Text>;
  return (
    <Link src={address} style={{ color, textDecoration: 'none' }}>
      {text}
    </Link>
  );
}

/** The largest size, up to 9.5 points, in which a text fits on one line of this width. */
export const sizeToFit = (text: string, width: number) => Math.min(9.5, width / (text.length * 0.51));

/** Five dots, some of them filled: only the person knows what they stand for. */
export function Dots({ filled, color, empty }: { filled: number; color: string; empty: string }) {
  return (
    <View style={{ flexDirection: 'row', gap: 3, marginTop: 4 }}>
      {[1, 2, 3, 4, 5].map((dot) => (
        <View
          key={dot}
          style={{ width: 6, height: 6, borderRadius: 3, backgroundColor: dot <= filled ? color : empty }}
        />
      ))}
    </View>
  );
}

/** Parts with their heading, which stays with the first entry; those that are empty are left out. */
export const partsWith =
  (Heading: (props: { text: string }) => ReactNode): PartOf =>
  ({ heading, children }) =>
    Children.count(children) === 0 ? null : (
      <>
        <View wrap={false} minPresenceAhead={70}>
          <Heading text={heading} />
        </View>
        {children}
      </>
    );
