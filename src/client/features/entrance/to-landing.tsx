import { useEffect } from 'react';
import { SessionLoading } from '../../session/session-loading';

/** Leads to the landing page, which is a document of the server's. */
export function ToLanding() {
  useEffect(() => location.replace('/landing'), []);
  return <SessionLoading />;
}
