/** What is known about a request's sender, signed in or not. */
export interface Visitor {
  ip: string;
  /** At most 500 characters. */
  userAgent: string;
  /** Whether Global Privacy Control or Do Not Track is set. */
  optsOutOfTracking: boolean;
  /** Whether the browser fetches the page in advance, for somebody who may never see it. */
  isPrefetching?: boolean;
}
