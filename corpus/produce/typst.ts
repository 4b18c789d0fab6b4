import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles, iconFontFile } from '../fonts';

/** Compiles pages of Typst markup to PDF, all with one compiler, which reads nothing but the fonts. */
export function setWithTypst(documents: { name: string; markup: string }[]): Map<string, Buffer> {
  const fontPaths = [path.dirname(fontFiles.regular), path.dirname(iconFontFile())];
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths }] });
  return new Map(
    documents.map(({ name, markup }) => [name, compiler.pdf({ mainFileContent: markup })] as const),
  );
}
