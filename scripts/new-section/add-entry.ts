import ts from 'typescript';

/**
 * Adds an entry at the end of an object or list.
 * @param source the text of a file
 * @param name the constant that holds the object or the list, in whatever `as const` or `satisfies` it is wrapped
 * @returns the new text, to be formatted
 * @throws Error where the file has no such constant
 */
export function addEntry(source: string, name: string, entry: string, imports = ''): string {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true);
  const literal = findLiteral(file, name);
  if (!literal) throw new Error(`There is no list or object ${name}.`);
  const elements = ts.isObjectLiteralExpression(literal) ? literal.properties : literal.elements;
  const end = elements.end;
  const comma = elements.hasTrailingComma ? '' : ',';
  return `${imports}\n${source.slice(0, end)}${comma}\n${entry},\n${source.slice(end)}`;
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
