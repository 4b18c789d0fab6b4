import type { Stoppable } from '../../../routers/mail-choices/stop-mails';
import { Document, toHtml } from '../document';
import type { PageAssets } from '../page-assets';

interface StopPage {
  title: string;
  text: string;
  /** What the button asks for, and where it sends that. */
  button?: { label: string; action: string };
}

/** Asks before it stops anything: mail scanners follow links, but press no buttons. */
export const renderQuestion = ({ name, isOn }: Stoppable, path: string, assets: PageAssets) =>
  isOn
    ? render(
        {
          title: 'Stop these mails',
          text: `You get ${name} by e-mail, because you chose so.`,
          button: { label: 'Stop these mails', action: path },
        },
        assets,
      )
    : renderStopped({ name, isOn }, path, assets);

/** The page after mails were stopped. */
export const renderStopped = ({ name }: Stoppable, path: string, assets: PageAssets) =>
  render(
    {
      title: 'These mails are stopped',
      text: `You do not get ${name} any more. All other mails stay as they are.`,
      button: { label: 'Undo: send them again', action: `${path}/undo` },
    },
    assets,
  );

/** The page after that was undone. */
export const renderResumed = ({ name }: Stoppable, path: string, assets: PageAssets) =>
  render(
    {
      title: 'These mails are sent again',
      text: `You get ${name}, as before.`,
      button: { label: 'Stop these mails', action: path },
    },
    assets,
  );

/** The page of an address that is not, or no longer, about any mails. */
export const renderNothingToStop = (assets: PageAssets) =>
  render(
    {
      title: 'Nothing to stop here',
      text: 'The address is incomplete, or what the mails were about is gone, and the mails with it. Open the link in the mail once more; when you are signed in, every mail can also be stopped where it was chosen.',
    },
    assets,
  );

/** The page where nothing can be changed at the moment. */
export const renderLater = (reason: string, assets: PageAssets) =>
  render({ title: 'Not at the moment', text: `${reason} The mails go on until you try again.` }, assets);

const render = ({ title, text, button }: StopPage, assets: PageAssets) =>
  toHtml(
    <Document title={`${title} · Storyfolio`} assets={assets} head={<meta name="robots" content="noindex" />}>
      <main className="message">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {button && (
          <form method="post" action={button.action}>
            <button type="submit" className="button primary">
              {button.label}
            </button>
          </form>
        )}
        <a href="/">Go to Storyfolio</a>
      </main>
    </Document>,
  );
