import ts from 'typescript';

/**
 * Adds an entry to an object or list.
 * @param source the text of a file
 * @param name the constant that holds the object or the list, in whatever `as const` or `satisfies` it is wrapped
 * @param after a text in the element that the entry follows; it comes last if omitted
 * @returns the new text, to be formatted
 * @throws Error where the file has no such constant or element
 */
export function addEntry(
  source: string,
  { name, entry, imports = '', after }: { name: string; entry: string; imports?: string; after?: string },
): string {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  const literal = findLiteral(file, name);
  if (!literal) throw new Error(`There is no list or object ${name}.`);
  const elements: readonly ts.Node[] = ts.isObjectLiteralExpression(literal)
    ? literal.properties
    : literal.elements;
  const place =
    after === undefined ? elements.at(-1) : elements.find((each) => each.getText().includes(after));
  if (!place) throw new Error(`${name} has no element with ${after}.`);
  const end = place.getEnd();
  const rest = source.slice(end).replace(/^\s*,/, '');
  return `${imports}\n${source.slice(0, end)},\n${entry},\n${rest}`;
}

type Literal = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;

function findLiteral(node: ts.Node, name: string): Literal | undefined {
  if (ts.isVariableDeclaration(node) && node.name.getText() === name) return unwrap(node.initializer);
  return ts.forEachChild(node, (child) => findLiteral(child, name));
}

function unwrap(node: ts.Expression | undefined): Literal | undefined {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return unwrap(node.expression);
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node) ? node : undefined;
}
