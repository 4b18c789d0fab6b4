import type { CSSProperties, ReactNode } from 'react';
import { readableOn, withLightness } from '../../../contracts/contrast';
import type { Theme } from '../../../contracts/design';
import classes from './theme-sketch.module.css';

/** A bar that stands for a line of text. */
const Line = ({
  x,
  y,
  w,
  h = 2,
  fill = '#b9b2a8',
}: Record<'x' | 'y' | 'w', number> & { h?: number; fill?: string }) => (
  <rect x={x} y={y} width={w} height={h} rx={h / 2} fill={fill} />
);

const sketches: Record<Theme, ReactNode> = {
  editorial: (
    <>
      <rect width="120" height="84" fill="#faf7f2" />
      <text x="9" y="27" fontFamily="var(--story-serif)" fontSize="15" fill="#26221d">
        Ada King
      </text>
      <Line x={9} y={33} w={34} fill="var(--accent)" />
      <Line x={82} y={12} w={29} />
      <Line x={82} y={19} w={24} />
      <Line x={82} y={26} w={27} />
      <rect y="45" width="120" height="19" fill="var(--band)" />
      <text x="9" y="58" fontFamily="var(--story-serif)" fontSize="9" fill="#f6f2ea">
        “She asks the question”
      </text>
      <Line x={9} y={71} w={58} />
      <Line x={9} y={77} w={50} />
    </>
  ),
  swiss: (
    <>
      <rect width="120" height="84" fill="#ffffff" />
      <text x="8" y="25" fontFamily="Arial, sans-serif" fontWeight="800" fontSize="20" fill="#111111">
        Ada
      </text>
      <text x="8" y="43" fontFamily="Arial, sans-serif" fontWeight="800" fontSize="20" fill="#111111">
        King
      </text>
      <rect x="90" y="8" width="22" height="22" fill="var(--accent)" />
      <rect x="8" y="52" width="104" height="1" fill="#111111" />
      <Line x={8} y={58} w={18} fill="#111111" />
      <Line x={44} y={58} w={56} />
      <rect x="8" y="66" width="104" height="1" fill="#111111" />
      <Line x={8} y={72} w={14} fill="#111111" />
      <Line x={44} y={72} w={64} />
    </>
  ),
  sidebar: (
    <>
      <rect width="120" height="84" fill="#f3f5f4" />
      <rect width="38" height="84" fill="#ffffff" />
      <circle cx="19" cy="19" r="10" fill="var(--accent)" />
      <Line x={8} y={36} w={22} h={3} fill="#17231f" />
      <Line x={8} y={44} w={17} />
      <Line x={8} y={50} w={20} />
      <Line x={8} y={56} w={14} />
      <rect x="45" y="8" width="67" height="30" rx="4" fill="#ffffff" />
      <Line x={51} y={14} w={26} fill="var(--accent)" />
      <Line x={51} y={21} w={52} />
      <Line x={51} y={27} w={44} />
      <rect x="45" y="44" width="67" height="32" rx="4" fill="#ffffff" />
      <Line x={51} y={50} w={20} fill="var(--accent)" />
      <Line x={51} y={57} w={48} />
      <Line x={51} y={63} w={54} />
    </>
  ),
  showcase: (
    <>
      <rect width="120" height="84" fill="#1c1621" />
      <rect width="120" height="52" fill="var(--sky)" />
      <path d="M0 52 32 24l24 20 22-14 42 22z" fill="var(--band)" />
      <circle cx="94" cy="15" r="7" fill="#f3c9a5" />
      <text x="8" y="48" fontFamily="Arial, sans-serif" fontWeight="700" fontSize="15" fill="#ffffff">
        Ada King
      </text>
      <rect y="54" width="46" height="30" fill="#b7698f" />
      <rect x="48" y="54" width="30" height="30" fill="#e0a25f" />
      <rect x="80" y="54" width="40" height="30" fill="#5c6f9e" />
    </>
  ),
  document: (
    <>
      <rect width="120" height="84" fill="#e6e8ea" />
      <rect x="22" y="5" width="76" height="79" fill="#ffffff" />
      <text x="30" y="19" fontFamily="Georgia, serif" fontSize="10" fill="#1b1d20">
        Ada King
      </text>
      <Line x={30} y={23} w={30} />
      <rect x="30" y="31" width="60" height="1" fill="var(--accent)" />
      <Line x={30} y={36} w={36} />
      <Line x={78} y={36} w={12} />
      <Line x={30} y={42} w={44} />
      <rect x="30" y="51" width="60" height="1" fill="var(--accent)" />
      <Line x={30} y={56} w={32} />
      <Line x={78} y={56} w={12} />
      <Line x={30} y={62} w={48} />
      <Line x={30} y={68} w={40} />
      <Line x={30} y={74} w={46} />
    </>
  ),
};

/** The accents of the themes, and the background that they are read on. */
const usual: Record<Theme, { accent: string; paper: string }> = {
  editorial: { accent: '#4442b0', paper: '#faf7f2' },
  swiss: { accent: '#cf0a1e', paper: '#ffffff' },
  sidebar: { accent: '#0b6b55', paper: '#ffffff' },
  showcase: { accent: '#8a1f78', paper: '#ffffff' },
  document: { accent: '#1d4673', paper: '#ffffff' },
};

type Tints = CSSProperties & Record<'--accent' | '--band' | '--sky', string>;

function tintsOf(theme: Theme, wish: string | null): Tints {
  const { accent, paper } = usual[theme];
  const color = wish ?? accent;
  return {
    '--accent': readableOn([paper], color),
    '--band': withLightness(color, 0.31),
    '--sky': withLightness(color, 0.52),
  };
}

/** A small drawing of a page in the theme, in the owner's accent if there is one; decorative. */
export const ThemeSketch = ({ theme, accent }: { theme: Theme; accent: string | null }) => (
  <svg className={classes.sketch} viewBox="0 0 120 84" style={tintsOf(theme, accent)} aria-hidden="true">
    {sketches[theme]}
  </svg>
);
