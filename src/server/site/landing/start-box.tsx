import type { RegistrationMode } from '../../../../db/tables.gen';
import { emailInput } from '../../../contracts/email-address';
import { registrationNotices } from '../../../contracts/system';
import type { SiteView } from '../site-page';

interface StartBoxProps extends Pick<SiteView, 'isSignedIn'> {
  /** The id of its field. */
  id: string;
  registration: RegistrationMode;
}

/** The call to action: an address to sign up with where anyone may, the dashboard for whoever is signed in. */
export function StartBox({ id, registration, isSignedIn }: StartBoxProps) {
  if (isSignedIn) {
    return (
      <a className="button primary" href="/">
        Continue your portfolio
      </a>
    );
  }
  if (registration !== 'open') {
    const { title, text } = registrationNotices[registration];
    return (
      <div className="notice" role="note">
        <p>
          <b>{title}</b>
        </p>
        <p>{text}</p>
      </div>
    );
  }
  return (
    <form className="start" action="/login" method="get" data-start="">
      <input type="hidden" name="tab" value="sign-up" />
      <label className="unseen" htmlFor={id}>
        Email address
      </label>
      <input
        id={id}
        name="email"
        {...emailInput}
        required
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
      />
      <button className="button primary" type="submit">
        Start your portfolio
      </button>
    </form>
  );
}
