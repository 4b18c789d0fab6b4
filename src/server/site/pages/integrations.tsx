import { exportFormats } from '../../../contracts/exports';
import { Article } from '../article';
import type { SitePage } from '../site-page';

export const integrations: SitePage = {
  path: '/integrations',
  title: 'Integrations',
  description:
    'What Storyfolio reads and writes: CVs, JSON Resume, Reactive Resume, RenderCV, Europass, LinkedIn exports, calendars, CSV, open formats and a REST interface.',
  render: () => (
    <Article title="Integrations" lead="What you can bring in, take out and automate.">
      <h2>In</h2>
      <ul>
        <li>
          <b>Your CV</b> as a PDF, DOC or DOCX file. It is read on this server and becomes a draft that you
          check line by line.
        </li>
        <li>
          <b>JSON Resume</b> in any version, and the archival PDF or website download of a Storyfolio page,
          which restore a profile field by field.
        </li>
        <li>
          <b>Other programs</b>: exports from Reactive Resume (version 3 and later), RenderCV’s YAML, Europass
          (XML, JSON, or PDF with the XML inside), OpenDocument text (ODT), and your vCard.
        </li>
        <li>
          <b>LinkedIn</b>: the zip from “Get a copy of your data”. The file itself is not kept.
        </li>
        <li>
          <b>Employer contacts as CSV</b>, in any common encoding, with a preview before anything is written.
        </li>
      </ul>
      <h2>Out</h2>
      <p>Every page is also available in other formats. Add the extension to its address:</p>
      <table className="short-terms">
        <thead>
          <tr>
            <th scope="col">Extension</th>
            <th scope="col">Format</th>
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
        Get next actions, deadlines and interviews as an iCalendar file, for one contact or all of them. Or
        subscribe from your calendar, at an address that you can renew or revoke.
      </p>
      <h2>Other sites</h2>
      <p>
        A badge, a QR code and an e-mail signature lead to your page from anywhere, and none of them tracks
        anyone. For language models, <a href="/llms.txt">llms.txt</a> lists public pages as Markdown.
      </p>
      <h2>Programs</h2>
      <p>
        Everything you can do on screen, you can do through the REST API, with the same checks and the same
        error messages. <a href="/docs">Read the reference</a>, or generate a client from{' '}
        <a href="/api/openapi.json">the OpenAPI document</a>.
      </p>
    </Article>
  ),
};
