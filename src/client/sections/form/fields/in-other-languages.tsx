import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { languageName } from '../../../../contracts/page-language';
import { useFieldName, useTranslating } from './field-names';
import classes from './in-other-languages.module.css';

interface OtherLanguagesProps {
  name: string;
  /** One line, several, or a list of lines. */
  kind: 'line' | 'area' | 'list';
}

/** Inputs for the same text in the other languages of the page, below that in its own. */
export function InOtherLanguages({ name, kind }: OtherLanguagesProps) {
  const { id, label } = useFieldName(name);
  const translating = useTranslating(name);
  if (!translating) return null;
  const { languages, translations, translate, faults } = translating;
  return languages.map((language) => {
    const stored = translations[language]?.[name] ?? '';
    const text = typeof stored === 'string' ? stored : stored.join('\n');
    const input = {
      id: `${id}.${language}`,
      className: classes.translation,
      label: `${label} · ${languageName(language)}`,
      lang: language,
      value: text,
      error: faultOf(faults, `translations.${language}.${name}`),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        translate(language, name, kind === 'list' ? linesIn(value) : value),
    };
    return kind === 'line' ? (
      <TextInput key={language} {...input} />
    ) : (
      <Textarea
        key={language}
        {...input}
        description={kind === 'list' ? 'One on each line.' : undefined}
        autosize
        minRows={2}
        maxRows={12}
      />
    );
  });
}

const linesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The fault of the field, or of one of its lines. */
const faultOf = (faults: Record<string, ReactNode>, path: string) =>
  Object.entries(faults).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];
