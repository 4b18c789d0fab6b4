/** Who runs this installation, as far as its configuration says. */
export interface Operator {
  name?: string | undefined;
  email?: string | undefined;
  /** With line breaks. */
  address?: string | undefined;
}
