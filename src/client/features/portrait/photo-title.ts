/** The heading of the photo's panel, to which other screens lead. */
export const photoTitleId = 'photo-title';
