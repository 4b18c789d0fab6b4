import { z } from 'zod';
import { orNull } from '../or-null';
import { multiline, requiredLine } from '../text';
import { defineSection } from './define';
import { sentChoice } from './sent-entries';

export const addressTypes = ['home', 'work', 'other'] as const;

/** Whether visitors see a new address by default: everything but a home address, which only its owner may disclose. */
export const isPublicByDefault = (type: string) => type !== 'home';

/** The country that a new address starts with. */
export const defaultCountry = 'United Kingdom';

export const address = defineSection({
  path: 'addresses',
  noun: 'address',
  part: 'contact',
  maxItems: 20,
  required: {
    type: z.enum(addressTypes),
    label: requiredLine(100),
    street: requiredLine(300),
    city: requiredLine(150),
    state: requiredLine(150),
    postalCode: requiredLine(30),
  },
  optional: {
    country: requiredLine(100),
    isPrimary: z.boolean(),
    description: orNull(multiline(1000)),
    isSent: sentChoice,
  },
});
