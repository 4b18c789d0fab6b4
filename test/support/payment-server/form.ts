/** A value of a form as Stripe's clients send it: `items[0][price]=…` names a place in lists and objects. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Reads a form-encoded body or query. */
export function parseForm(text: string): { [key: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([key]) => key);
    place(root, keys, value);
  }
  const form = unfold(root);
  return typeof form === 'object' && !Array.isArray(form) ? form : {};
}

type Branch = Map<string, Branch | string>;

function place(branch: Branch, [key = '', ...rest]: string[], value: string): void {
  const name = key === '[]' ? String(branch.size) : key;
  if (rest.length === 0) {
    branch.set(name, value);
    return;
  }
  const known = branch.get(name);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(name, next);
  place(next, rest, value);
}

function unfold(node: Branch | string): FormValue {
  if (typeof node === 'string') return node;
  const isList = node.size > 0 && [...node.keys()].every((key) => /^\d+$/.test(key));
  return isList
    ? [...node.values()].map(unfold)
    : Object.fromEntries([...node].map(([key, child]) => [key, unfold(child)]));
}
