import type { Admission } from '../../../db/queries/profiles';

/** Somebody who reads a page through a link. */
export interface PageReader {
  linkId: string;
  /** The current open; missing if it is not known, or nothing of it is stored. */
  openId?: string | undefined;
  /** Whether the owner sees what is read. */
  isMeasured: boolean;
}

/** What a request brings of the links that its sender has opened. */
export interface OpenedLinks {
  /** The links themselves, at the request's host. */
  findAdmission(): Promise<Admission>;
  /** Through which link a page is read. */
  findLinkId(profileId: string): Promise<string | undefined>;
  /**
   * Who reads a page that shows now, which is an open of the link unless one is under way.
   * @param token of a link, if the request names one
   */
  showTo(profileId: string, token?: string): Promise<PageReader | undefined>;
}
