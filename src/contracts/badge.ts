/** A picture that leads from other sites to a page; the same for everybody, so that it says nothing about who sees it. */
export const badge = { path: '/badge.svg', width: 200, height: 48 };
