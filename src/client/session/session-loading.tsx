import { LogoMark } from '../ui/logo';

/** Shown until it is known whether somebody is signed in, as the document shows it before. */
export const SessionLoading = () => (
  <div className="loading" role="status">
    <LogoMark size={56} />
    <p>Loading</p>
  </div>
);
