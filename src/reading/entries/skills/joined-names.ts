/** Minimum number of letters in a name: `CI/CD`, `TCP/IP` and `R&D` are one. */
const shortestName = 3;
const isFamilyOfC = (name: string) => /^C(?:\+\+|#)?$/u.test(name);

/** Names with digits, or with capitals inside or throughout, are those of products: `PHP`, `HTML5`, `GitHub`. */
const isProduct = (name: string) => /^\p{L}+\d$|^\p{Lu}{3,}$|\p{Ll}\p{Lu}/u.test(name);

const conjunction = / (?:&|and|und|et|y|e|en|og|och|oraz|i) /u;

/** Splits names that share an item of a list: `Git/GitHub`, `Docker&Kubernetes`, `PHP and MySQL`, `C/C++`. */
export function joinedNames(text: string): string[] {
  const [before = '', after = '', ...more] = text.split(conjunction);
  const isPair = after !== '' && more.length === 0 && [before, after].every((name) => /^\S+$/u.test(name));
  if (isPair && [before, after].some(isProduct)) return [before, after];
  const names = text.split(/ ?[/&] ?/u);
  const areNames =
    names.every((name) => /^\p{Lu}[^\s()]*(?: \p{Lu}[^\s()]*)?$/u.test(name)) &&
    (names.every((name) => name.length >= shortestName || isFamilyOfC(name)) || names.length > 2);
  const isTight = !text.includes(' ') || text.includes(' / ');
  return areNames && isTight ? names : [text];
}

/** Names that a program or a field holds, in the brackets behind its own: `Office (Word, Excel)`; not `SAP (MM, SD)`. */
export function bracketedNames(text: string): string[] {
  const [, name = '', inner = ''] = /^([^()]+) \(([^()]+)\)$/u.exec(text) ?? [];
  const names = inner.split(/, ?/u);
  const areNames =
    names.length > 1 && names.every((each) => /^\p{Lu}/u.test(each) && each.length >= shortestName);
  return areNames ? [name, ...names] : [text];
}
