import { countText } from '../../../contracts/count-text';
import { dateText } from '../../../contracts/date-text';
import type {
  InstallationDay,
  InstallationPart,
  InstallationStatus,
  PartState,
} from '../../../contracts/status';
import { installationParts } from '../../../contracts/status';
import type { SitePage } from '../site-page';

const partNames: Record<InstallationPart, { name: string; about: string }> = {
  database: { name: 'Database', about: 'Profiles, accounts and everything you type in' },
  files: { name: 'Files', about: 'CVs, photos and videos' },
  mail: { name: 'Mail', about: 'Confirmations, messages and reminders' },
  jobs: { name: 'Background work', about: 'Tasks that take a while, such as preparing videos' },
  video: { name: 'Video tools', about: 'Make videos play on every device' },
};

const states: Record<PartState, string> = {
  ok: 'Working',
  late: 'Running late, will catch up',
  failed: 'Not working',
  absent: 'Not installed here; everything else works without them',
};

const headlines: Record<InstallationStatus['status'], string> = {
  ok: 'Everything is working.',
  impaired: 'Something is not working as it should.',
  down: 'The database is down, so pages that need it are unavailable.',
};

export const status: SitePage = {
  path: '/status',
  title: 'Status',
  description:
    'How this installation of Storyfolio is doing right now, part by part, and on each of the last 90 days.',
  assets: { styles: ['src/server/site/status.css'] },
  render: async ({ installation }) => <Status status={await installation.readStatus()} />,
};

function Status({ status: { status: state, at, parts, days, uptime } }: { status: InstallationStatus }) {
  return (
    <div className="article status">
      <header className="article-head">
        <h1>Status</h1>
        <p className={`lead state ${state}`}>{headlines[state]}</p>
        <p className="quiet">
          As of <time dateTime={at}>{at.slice(11, 16)} UTC</time>. <a href="/api/status">As JSON</a>
        </p>
      </header>
      <section aria-labelledby="parts">
        <h2 id="parts">Right now</h2>
        <ul className="parts">
          {installationParts.map((part) => (
            <li key={part}>
              <span>
                <b>{partNames[part].name}</b>
                <span className="quiet">{partNames[part].about}</span>
              </span>
              <span className={`state ${parts[part]}`}>{states[parts[part]]}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="history">
        <h2 id="history">The last 90 days</h2>
        {days ? (
          <History days={days} uptime={uptime} />
        ) : (
          <p>The history is not available while the database is down.</p>
        )}
      </section>
    </div>
  );
}

const textOf = ({ day }: InstallationDay) => dateText(day);

const percent = (share: number) => `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;

function History({ days, uptime }: { days: InstallationDay[]; uptime: number | null }) {
  const first = days.find(({ hasData }) => hasData);
  const summary =
    uptime === null || !first
      ? 'There is no data yet: this installation has only just started.'
      : `Up ${percent(uptime)} of the time since ${textOf(first)}, with restarts and updates counted as downtime.`;
  return (
    <>
      <p>{summary}</p>
      <div
        className="bars"
        role="img"
        aria-label={`A bar for each of the last 90 days. ${summary} The table below lists each day.`}
      >
        {days.map((day) => (
          <span key={day.day} className={levelOf(day)} title={`${textOf(day)}: ${inWords(day)}`} />
        ))}
      </div>
      <p className="ends quiet" aria-hidden="true">
        <span>{days[0] && textOf(days[0])}</span>
        <span>Today</span>
      </p>
      <details>
        <summary>Day by day</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">What happened</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{textOf(day)}</th>
                <td>{inWords(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const minutes = (count: number) => countText(count, 'minute');

function inWords({ hasData, down, impaired, answered }: InstallationDay): string {
  if (!hasData) return 'No data';
  if (answered === 0 && down > 0) return `Down all day (${minutes(down)})`;
  const parts = [
    ...(down > 0 ? [`down for ${minutes(down)}`] : []),
    ...(impaired > 0 ? [`impaired for ${minutes(impaired)}`] : []),
  ];
  const text = parts.join(', ');
  return text === '' ? 'No interruption' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A day with an hour of interruption is bad. */
const badMinutes = 60;

function levelOf({ hasData, down, impaired }: InstallationDay): string {
  if (!hasData) return 'none';
  if (down >= badMinutes) return 'bad';
  return down + impaired > 0 ? 'some' : 'good';
}
