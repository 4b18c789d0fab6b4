/** A bar that stands for a line of text. */
const Line = ({
  x,
  y,
  w,
  h = 6,
  of = 'line',
}: Record<'x' | 'y' | 'w', number> & { h?: number; of?: string }) => (
  <rect className={of} x={x} y={y} width={w} height={h} rx={h / 2} />
);

const drafts = [
  { label: 'Lead designer', y: 42 },
  { label: 'Prototyping', y: 96 },
  { label: 'Master of Arts', y: 150 },
];

/** A CV is read from top to bottom, and entries come out of it. */
export const CvIn = () => (
  <svg viewBox="0 0 340 220" aria-hidden="true">
    <rect className="sheet" x="24" y="18" width="132" height="184" rx="6" />
    <Line x={40} y={36} w={64} h={10} of="ink" />
    {[60, 72, 94, 106, 118, 140, 152, 164, 182].map((y, index) => (
      <Line key={y} x={40} y={y} w={index % 3 === 2 ? 66 : 100} />
    ))}
    <rect className="scan" x="24" y="30" width="132" height="26" rx="4" />
    {drafts.map(({ label, y }) => (
      <g key={label} className="draft">
        <path className="thread" d={`M156 ${y + 16} h32`} />
        <rect className="card" x="188" y={y} width="132" height="34" rx="8" />
        <path className="check" d={`M200 ${y + 17} l5 5 l9 -10`} />
        <text x="222" y={y + 21.5}>
          {label}
        </text>
      </g>
    ))}
  </svg>
);

/** A page puts itself together. */
export const PageOut = () => (
  <svg viewBox="0 0 340 220" aria-hidden="true">
    <rect className="sheet" x="40" y="14" width="260" height="206" rx="10" />
    <path className="rule" d="M40 38 h260" />
    <circle className="dot" cx="54" cy="26" r="3" />
    <circle className="dot" cx="65" cy="26" r="3" />
    <circle className="dot" cx="76" cy="26" r="3" />
    <g className="block">
      <circle className="warm" cx="78" cy="72" r="20" />
      <Line x={60} y={104} w={96} h={14} of="ink" />
      <Line x={60} y={126} w={62} of="accent" />
    </g>
    <g className="block">
      <rect className="deep" x="184" y="54" width="98" height="66" rx="8" />
      <path className="paper" d="M226 74 l18 13 l-18 13 z" />
    </g>
    <g className="block">
      <rect className="tint" x="56" y="146" width="108" height="54" rx="8" />
      <text className="quote" x="66" y="184">
        “
      </text>
      <Line x={92} y={162} w={58} />
      <Line x={92} y={176} w={42} />
    </g>
    <g className="block">
      <Line x={184} y={148} w={98} />
      <Line x={184} y={164} w={76} />
      <Line x={184} y={180} w={90} />
      <Line x={184} y={196} w={50} />
    </g>
  </svg>
);

/** A link is opened, and what was read shows as it comes in. */
export const WhoRead = () => (
  <svg viewBox="0 0 340 220" aria-hidden="true">
    <rect className="sheet" x="24" y="18" width="292" height="122" rx="10" />
    <path className="grid" d="M44 56 h252 M44 86 h252 M44 116 h252" />
    <path className="area" d="M44 116 L84 104 L124 108 L164 84 L204 92 L244 58 L296 46 V116 Z" />
    <path className="curve" pathLength="1" d="M44 116 L84 104 L124 108 L164 84 L204 92 L244 58 L296 46" />
    <circle className="now" cx="296" cy="46" r="6" />
    <g className="opened">
      <rect className="card" x="50" y="154" width="240" height="50" rx="12" />
      <circle className="warm" cx="76" cy="179" r="11" />
      <text x="98" y="175">
        Your link was opened
      </text>
      <text className="small" x="98" y="192">
        2 min 40 s · work, video, skills
      </text>
    </g>
  </svg>
);
