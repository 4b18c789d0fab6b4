// Apart from the form, which others need not load to lead to it.

/** The id of a field of the profile information. */
export const fieldId = (name: string) => `profile-${name}`;

/** That of the display name, which an address may name. */
export const displayNameId = fieldId('displayName');
