/** A picture on other sites that links to a page; the same for everybody, so that it reveals nothing about who sees it. */
export const badge = { path: '/badge.svg', width: 200, height: 48 };
