import type { AnalyticsSummary } from '../../../../contracts/analytics';
import { numberText } from '../../../../contracts/count-text';
import { countryPoints, countryShapes, mapSize } from './world-map.gen';
import classes from './world-map.module.css';

type Country = AnalyticsSummary['topCountries'][number];

/** Shades from few views to many, each up to this part of the most. */
const steps = [0.1, 0.25, 0.5, 1];

/** Which shade a country has; 0 without views. */
export function shadeOf(count: number, most: number): number {
  if (count === 0 || most === 0) return 0;
  return steps.findIndex((step) => count <= step * most) + 1;
}

/** The countries in shades of their views; the table beside it says the same. */
export function WorldMap({ countries }: { countries: Country[] }) {
  const known = countries.flatMap(({ country, ...rest }) => (country === null ? [] : [{ country, ...rest }]));
  const byCode = new Map(known.map((country) => [country.country, country]));
  const most = Math.max(0, ...known.map(({ count }) => count));
  const [first] = known;
  const label = first
    ? `Map of the world. Most views are from ${first.name}: ${numberText(first.count)}.`
    : 'Map of the world without views.';
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label}>
        {Object.entries(countryShapes).map(([code, shape]) => (
          <path
            key={code}
            d={shape}
            data-country={code}
            data-shade={shadeOf(byCode.get(code)?.count ?? 0, most)}
          >
            <Hint country={byCode.get(code)} />
          </path>
        ))}
        {Object.entries(countryPoints).map(([code, [x, y]]) => {
          const country = byCode.get(code);
          if (!country) return null;
          return (
            <circle
              key={code}
              cx={x}
              cy={y}
              r={7}
              data-country={code}
              data-shade={shadeOf(country.count, most)}
            >
              <Hint country={country} />
            </circle>
          );
        })}
      </svg>
      <figcaption className={classes.legend} aria-hidden>
        Few views
        {steps.map((step, index) => (
          <span key={step} className={classes.swatch} data-shade={index + 1} />
        ))}
        Many
      </figcaption>
    </figure>
  );
}

/** The tooltip of a country. */
const Hint = ({ country }: { country: Country | undefined }) =>
  country && <title>{`${country.name}: ${numberText(country.count)}`}</title>;
