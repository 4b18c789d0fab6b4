/** A day, which JSON Resume requires in the dates of certificates. */
export const resumeDay = (date: string) => (date.length === 'YYYY-MM'.length ? `${date}-01` : date);
