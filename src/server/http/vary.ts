/** For answers that are compressed, and that differ with who asks. */
export const variesByCaller = 'accept-encoding, cookie, authorization';
