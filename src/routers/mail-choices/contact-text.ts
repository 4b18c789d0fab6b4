interface NamedContact {
  employerName: string | null;
  employerRole: string | null;
  employerCompany: string | null;
}

/** `Grace Hopper (Rear Admiral, US Navy)`; undefined without a contact. */
export function contactText({
  employerName,
  employerRole,
  employerCompany,
}: NamedContact): string | undefined {
  if (!employerName) return undefined;
  const position = [employerRole, employerCompany].filter(Boolean).join(', ');
  return position ? `${employerName} (${position})` : employerName;
}
