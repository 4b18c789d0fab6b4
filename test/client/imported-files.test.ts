import { expect, test } from 'vitest';
import { importedFiles, isImportedFile } from '../../src/client/features/cv-import/use-file-import';

test.each(['resume.json', 'cv.yaml', 'cv.YML', 'europass.xml', 'me.vcf', 'cv.odt', 'linkedin.zip'])(
  '%s is offered by the chooser, and read without being kept',
  (name) => {
    expect(isImportedFile({ name })).toBe(true);
    expect(importedFiles.split(',')).toContain(name.slice(name.lastIndexOf('.')).toLowerCase());
  },
);

test.each(['cv.pdf', 'cv.doc', 'cv.docx', 'cv.rtf', 'json'])('%s is uploaded as a CV', (name) => {
  expect(isImportedFile({ name })).toBe(false);
});
