import { exportForms } from '../../../contracts/exports';
import { Article } from '../article';
import type { SitePage } from '../site-page';

export const integrations: SitePage = {
  path: '/integrations',
  title: 'Integrations',
  description:
    'What Storyfolio reads and writes: CVs, JSON Resume, LinkedIn exports, calendars, CSV, open formats and a REST interface.',
  render: () => (
    <Article title="Integrations" lead="What goes in, what comes out, and what can be automated.">
      <h2>In</h2>
      <ul>
        <li>
          <b>Your CV</b> as PDF, DOC or DOCX. It is read on this server and becomes a draft that you check
          line by line.
        </li>
        <li>
          <b>JSON Resume</b> 1.0.0, the archival PDF and the web site of a Storyfolio page, which bring a
          profile back field by field.
        </li>
        <li>
          <b>LinkedIn</b>: the zip that its “Get a copy of your data” makes. Nothing of the file is kept.
        </li>
        <li>
          <b>Employer contacts as CSV</b>, in any usual encoding, with a preview before anything is written.
        </li>
      </ul>
      <h2>Out</h2>
      <p>Each page has other forms beside it, at its own address with an ending:</p>
      <table className="short-terms">
        <thead>
          <tr>
            <th scope="col">Ending</th>
            <th scope="col">Form</th>
            <th scope="col">For what</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(exportForms).map(([ending, { label, purpose }]) => (
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
      <p>Analytics and employer contacts leave as CSV and JSON, and a whole account as one zip.</p>
      <h2>Calendars</h2>
      <p>
        Next actions and interviews are an iCalendar file, of one contact or of all. Your calendar can
        subscribe to them at an address that you make, renew and revoke.
      </p>
      <h2>Other sites</h2>
      <p>
        A badge, a QR code and an e-mail signature lead to your page from anywhere. None of them tracks
        anybody. For machines that read, <a href="/llms.txt">llms.txt</a> lists public pages as Markdown.
      </p>
      <h2>Programs</h2>
      <p>
        What the screens do, the REST interface does too, with the same checks and the same refusals.{' '}
        <a href="/docs">Read the reference</a>, or feed <a href="/api/openapi.json">the OpenAPI document</a>{' '}
        to a generator of clients.
      </p>
    </Article>
  ),
};
