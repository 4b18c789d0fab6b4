import { createTranslator } from 'use-intl/core';
import type { EnglishMessages, Messages } from './catalogue';

/** Says a message; its keys and values are those of the English catalogue. */
export type Translate = ReturnType<typeof createTranslator<EnglishMessages>>;

export const translator = (locale: string, messages: Messages): Translate =>
  createTranslator({
    locale,
    messages,
    onError(error) {
      throw error;
    },
  });
