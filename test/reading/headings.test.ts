import { expect, test } from 'vitest';
import { broadHeadingKind, headingKind, headingKindInAnyCase } from '../../src/reading/layout/headings';

test.each([
  ['Work Experience', 'work'],
  ['EDUCATION', 'education'],
  ['Employment history:', 'work'],
  ['2. Skills', undefined],
  ['II. Skills', 'skills'],
  ['Professional Skills Summary', 'skills'],
  ['Location', 'contact'],
  ['My Projects', 'projects'],
  ['Education & Training', 'education'],
  ['Professional Preparation', 'education'],
  ['Awards and Scholarships', 'awards'],
  ['E X P E R I E N C E', 'work'],
  ['Beruflicher Werdegang', 'work'],
  ['FREIBERUFLICHE TÄTIGKEIT', 'work'],
  ['Aus- und Weiterbildung', 'education'],
  ['FORMATION ACADEMIQUE', 'education'],
  ['PARCOURS DE FORMATION', 'education'],
  ['PARCOURS PROFESSIONNELS', 'work'],
  ['Voyages', 'interests'],
  ['Centres d’intérêt', 'interests'],
  ['EDUCACION', 'education'],
  ['Istruzione e formazione', 'education'],
  ['Werkervaring', 'work'],
  ['Formação académica', 'education'],
  ['Current position', 'work'],
  ['Akademischer & beruflicher Werdegang', 'work'],
  ['Beschäftigung', 'work'],
  ['LANGAGES INFORMATIQUES', 'skills'],
  ['PERSONAL PARTICULARS', 'contact'],
  ['Other qualifications', 'certifications'],
  ['Registration', 'certifications'],
  ['Poste actuel', 'work'],
  ['Talents', 'skills'],
  ['// EXPERIENCE', 'work'],
  ['> Skills <', 'skills'],
  ['— Education —', 'education'],
  ['Datos', undefined],
  ['Coursework', undefined],
  ['experience', undefined],
  ['Experience in 2019', undefined],
  ['Experience with bread matters.', undefined],
])('%s is a heading of %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind);
});

test('text that stands out may begin with a lower-case letter', () => {
  expect(headingKindInAnyCase('experience')).toBe('work');
});

test.each([
  ['2 Experience', 'work'],
  ['3.1. Education and Training', 'education'],
  ['04 | Skills', 'skills'],
  ['1. Courses 2022/2023', 'certifications'],
  ['2019 Experience', undefined],
])('text that stands out may begin with a number: %s', (text, kind) => {
  expect(headingKindInAnyCase(text)).toBe(kind);
  expect(headingKind(text)).toBe(undefined);
});

test.each([
  ['Business Experience', 'work'],
  ['Experience: Bakeries', 'work'],
  ['Experiencia en la industria', 'work'],
  ['Conocimientos en computación', 'skills'],
  ['Führungserfahrungen', 'work'],
  ['Honours from bakers', 'awards'],
  ['5 Honours from bakers', 'awards'],
  ['Crust certificates 2022/2023', 'certifications'],
  ['Bread', undefined],
])('in the look of headings, %s is one of %s', (text, kind) => {
  expect(broadHeadingKind(text)).toBe(kind);
});

/** What the exports of LinkedIn are divided into: contacts, skills, the summary, positions and studies. */
test.each([
  'Contact, Top Skills, Summary, Experience, Education',
  'Kontakt, Top-Kenntnisse, Zusammenfassung, Berufserfahrung, Ausbildung',
  'Coordonnées, Principales compétences, Résumé, Expérience, Formation',
  'Contactar, Aptitudes principales, Extracto, Experiencia, Educación',
  'Contatti, Competenze principali, Riepilogo, Esperienza, Formazione',
  'Contato, Principais competências, Resumo, Experiência, Formação acadêmica',
  'Contacto, Principais competências, Resumo, Experiência, Formação académica',
  'Contact, Belangrijkste vaardigheden, Samenvatting, Ervaring, Opleiding',
  'Kontakt, Mest repræsenterede kompetencer, Resumé, Erfaring, Uddannelse',
  'Kontakta, Främsta kompetenser, Sammanfattning, Erfarenhet, Utbildning',
  'Kontakt, Toppferdigheter, Sammendrag, Erfaring, Utdannelse',
  'Kontakt, Najważniejsze umiejętności, Podsumowanie, Doświadczenie, Wykształcenie',
])('the headings of an export from LinkedIn: %s', (headings) => {
  expect(headings.split(', ').map(headingKind)).toEqual([
    'contact',
    'skills',
    'summary',
    'work',
    'education',
  ]);
  expect(headingKind('Honors-Awards')).toBe('awards');
});
