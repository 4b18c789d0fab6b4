const width = 240;
const height = 40;
const line = 2;

/** A decorative daily chart; the text beside it says the same. */
export function Sparkline({ values }: { values: number[] }) {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map(
    (value, day) => `${day * step},${height - line - (value / most) * (height - 2 * line)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon
        points={`0,${height} ${points.join(' ')} ${width},${height}`}
        fill="currentColor"
        opacity={0.12}
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={line}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
