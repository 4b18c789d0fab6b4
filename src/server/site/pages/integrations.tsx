import { exportFormats } from '../../../contracts/exports';
import { Article } from '../article';
import type { SitePage } from '../site-page';

export const integrations: SitePage = {
  path: '/integrations',
  title: 'Integrations',
  description:
    'What Storyfolio reads and writes: CVs, JSON Resume, Reactive Resume, RenderCV, Europass, LinkedIn exports, calendars, CSV, open formats and a REST interface.',
  render: () => (
    <Article title="Integrations" lead="What goes in, what comes out, and what can be automated.">
      <h2>In</h2>
      <ul>
        <li>
          <b>Your CV</b> as PDF, DOC or DOCX. It is read on this server and becomes a draft that you check
          line by line.
        </li>
        <li>
          <b>JSON Resume</b> of any version, and the archival PDF or the web site of a Storyfolio page, which
          restore a profile field by field.
        </li>
        <li>
          <b>Other programs</b>: exports of Reactive Resume (version 3 and later), the YAML of RenderCV,
          Europass as XML, as JSON or with the XML in its PDF, OpenDocument texts (ODT), and your vCard.
        </li>
        <li>
          <b>LinkedIn</b>: the zip that you get under “Get a copy of your data”. Nothing of the file is kept.
        </li>
        <li>
          <b>Employer contacts as CSV</b>, in any common encoding, with a preview before anything is written.
        </li>
      </ul>
      <h2>Out</h2>
      <p>Each page is also available in other forms, at its own address with an extension:</p>
      <table className="short-terms">
        <thead>
          <tr>
            <th scope="col">Extension</th>
            <th scope="col">Form</th>
            <th scope="col">Purpose</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(exportFormats).map(([ending, { label, purpose }]) => (
            <tr key={ending}>
              <td>
                <code>.{ending}</code>
              </td>
              <td>{label}</td>
              <td>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Analytics and employer contacts can be downloaded as CSV and JSON, and a whole account as one zip.
      </p>
      <h2>Calendars</h2>
      <p>
        Next actions, deadlines and interviews come as an iCalendar file, for one contact or for all of them.
        Your calendar can subscribe to them at an address that you create, renew and revoke.
      </p>
      <h2>Other sites</h2>
      <p>
        A badge, a QR code and an e-mail signature lead to your page from anywhere, and none of them tracks
        anybody. For language models, <a href="/llms.txt">llms.txt</a> lists public pages as Markdown.
      </p>
      <h2>Programs</h2>
      <p>
        Whatever the screens do, the REST interface does too, with the same checks and the same refusals.{' '}
        <a href="/docs">Read the reference</a>, or generate a client from{' '}
        <a href="/api/openapi.json">the OpenAPI document</a>.
      </p>
    </Article>
  ),
};
