import { z } from 'zod';
import { orNull } from '../or-null';
import { multiline, requiredLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';
import { sentChoice } from './sent-entries';

export const addressTypes = ['home', 'work', 'other'] as const;

/** Whether visitors see a new address by default: everything but a home address, which only its owner may disclose. */
export const isPublicByDefault = (type: string) => type !== 'home';

/** The country that a new address starts with. */
export const defaultCountry = 'United Kingdom';

/** What can be in several languages. */
const texts = {
  label: requiredLine(100),
  city: requiredLine(150),
  state: requiredLine(150),
  country: requiredLine(100),
  description: orNull(multiline(1000)),
};

export const address = defineSection({
  path: 'addresses',
  noun: 'address',
  part: 'contact',
  maxItems: 20,
  texts,
  required: {
    type: z.enum(addressTypes),
    label: texts.label,
    street: requiredLine(300),
    city: texts.city,
    state: z.nullable(texts.state),
    postalCode: requiredLine(30),
  },
  optional: {
    country: z.nullable(texts.country),
    isPrimary: z.boolean(),
    description: texts.description,
    isSent: sentChoice,
    translations: translationsOf(texts),
  },
});
