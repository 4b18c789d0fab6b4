/** What tests know of each section's screen; its texts are the specification's, not the product's. */
import type { Locator, Page } from 'playwright-core';
import { defaultDesign, type Theme } from '../../src/contracts/design';
import type { SectionKey } from '../../src/contracts/sections';
import { sectionSamples } from './section-samples';
import { expectToast } from './toast';

export type ScreenKey = Exclude<SectionKey, 'gallery'>;

type Field = [role: 'textbox' | 'combobox', label: string, value: string];

interface ScreenSample {
  /** The screen's path, with its tab if it has any. */
  path: string;
  /** The section's path in the REST calls. */
  rest: string;
  /** The button and the form's title, for a new entry and for an edited one. */
  add: string;
  edit: string;
  /** Whether entries are in a grid. */
  grid?: boolean;
  empty: { text: string; action: string };
  /** The required fields of a new entry that the form leaves blank. */
  required: Field[];
  /** The field in which entries of this table differ, and the entry's name that follows from its value. */
  named: { field: string; label: string; title: (value: string) => string };
  /** The first row of one list field, and the button that must be pressed to see it. */
  list?: { field: string; label: string; behind?: string; value: string };
  /** Values of a seeded entry that the sample's draft lacks, by its position in the list. */
  seeded?: (index: number) => object;
  texts: Record<'added' | 'updated' | 'deleted' | 'addFailed' | 'updateFailed' | 'deleteFailed', string>;
  successTitle?: string;
}

const ofEntry = (subject: string, end = '', advice = '') => {
  const noun = subject.toLowerCase();
  return {
    added: `${subject} added successfully${end}`,
    updated: `${subject} updated successfully${end}`,
    deleted: `${subject} deleted successfully${end}`,
    addFailed: `Failed to add ${noun}${advice}`,
    updateFailed: `Failed to update ${noun}${advice}`,
    deleteFailed: `Failed to delete ${noun}${advice}`,
  };
};

/** What the screens of plain lists have in common. */
const onMoreSections = (key: ScreenKey, rest: string, noun: string, plural: string) => ({
  path: `/more-sections?tab=${key}`,
  rest,
  add: `Add ${noun}`,
  edit: `Edit ${noun}`,
  empty: { text: `No ${plural} yet. Add your first ${noun} above.`, action: `Add your first ${noun}` },
  texts: ofEntry(noun.charAt(0).toUpperCase() + noun.slice(1)),
});

const samples: Record<ScreenKey, ScreenSample> = {
  skills: {
    path: '/skills',
    rest: 'skills',
    add: 'Add skill',
    edit: 'Edit skill',
    empty: {
      text: 'No skills yet. Add the first thing that you are good at.',
      action: 'Add your first skill',
    },
    required: [
      ['textbox', 'Skill name', 'First'],
      ['combobox', 'Category', 'Technical Skills'],
      ['combobox', 'Proficiency', 'Expert'],
    ],
    named: { field: 'name', label: 'Skill name', title: (value) => value },
    list: { field: 'projects', label: 'Projects 1', behind: 'More details', value: 'A compiler' },
    texts: ofEntry('Skill', '!', '. Please try again.'),
  },
  facts: {
    path: '/ten-facts',
    rest: 'facts',
    add: 'Add interesting fact',
    edit: 'Edit interesting fact',
    grid: true,
    empty: {
      text: 'No interesting facts yet. What would people never guess about you?',
      action: 'Add another interesting fact about yourself',
    },
    required: [['textbox', 'Fact', 'First']],
    named: { field: 'fact', label: 'Fact', title: (value) => value },
    seeded: (index) => ({ order: String(index + 1) }),
    texts: {
      added: 'New interesting fact added',
      updated: 'Interesting fact updated',
      deleted: 'Interesting fact deleted',
      addFailed: 'Failed to add interesting fact',
      updateFailed: 'Failed to update interesting fact',
      deleteFailed: 'Failed to delete interesting fact',
    },
  },
  workExperience: {
    path: '/work-experience',
    rest: 'work-experience',
    add: 'Add work experience',
    edit: 'Edit work experience',
    empty: {
      text: 'No work experience yet. Start with the position that you hold now or held last.',
      action: 'Add your first position',
    },
    required: [
      ['textbox', 'Position', 'First'],
      ['textbox', 'Company', 'Northwind'],
      ['textbox', 'Start date', '2021-03'],
    ],
    named: { field: 'position', label: 'Position', title: (value) => `${value} at Northwind` },
    list: { field: 'achievements', label: 'Achievements 1', value: 'Halved the time to ship' },
    texts: ofEntry('Work experience', '!', '. Please try again.'),
  },
  education: {
    path: '/education-certifications',
    rest: 'education',
    add: 'Add education',
    edit: 'Edit education',
    empty: {
      text: 'No education entries yet. Add your first education experience above.',
      action: 'Add your first education',
    },
    required: [
      ['textbox', 'Institution', 'University of Leeds'],
      ['combobox', 'Degree', 'PhD'],
      ['textbox', 'Field of study', 'First'],
      ['textbox', 'Start date', '2014-09'],
    ],
    named: { field: 'fieldOfStudy', label: 'Field of study', title: (value) => `PhD in ${value}` },
    seeded: () => ({ degree: 'PhD' }),
    list: { field: 'activities', label: 'Activities 1', behind: 'More details', value: 'Rowing' },
    texts: ofEntry('Education'),
  },
  certifications: {
    path: '/education-certifications?tab=certifications',
    rest: 'certifications',
    add: 'Add certification',
    edit: 'Edit certification',
    empty: {
      text: 'No certifications yet. Add your first certification above.',
      action: 'Add your first certification',
    },
    required: [
      ['textbox', 'Certification name', 'First'],
      ['textbox', 'Issuer', 'An Institute'],
      ['textbox', 'Issue date', '2023-01-15'],
      ['combobox', 'Category', 'Professional'],
    ],
    named: { field: 'name', label: 'Certification name', title: (value) => value },
    list: { field: 'skills', label: 'Skills 1', behind: 'More details', value: 'SQL' },
    texts: ofEntry('Certification'),
  },
  testimonials: {
    path: '/testimonials',
    rest: 'testimonials',
    add: 'Add testimonial',
    edit: 'Edit testimonial',
    grid: true,
    empty: { text: 'No testimonials yet.', action: 'Ask somebody' },
    required: [
      ['textbox', 'Name', 'First'],
      ['textbox', 'Role', 'Head of Research'],
      ['textbox', 'Company', 'Analytical Engines'],
      ['textbox', 'Testimonial', 'The most careful engineer I know.'],
    ],
    named: { field: 'name', label: 'Name', title: (value) => `Testimonial of ${value}` },
    texts: ofEntry('Testimonial'),
    successTitle: 'Success!',
  },
  contacts: {
    path: '/contact',
    rest: 'contacts',
    add: 'Add contact',
    edit: 'Edit contact',
    empty: {
      text: 'No contact information yet. Add your first contact above.',
      action: 'Add your first contact',
    },
    required: [
      ['textbox', 'Label', 'First'],
      ['textbox', 'Value', 'ada@example.com'],
    ],
    named: { field: 'label', label: 'Label', title: (value) => value },
    texts: ofEntry('Contact'),
  },
  projects: {
    ...onMoreSections('projects', 'projects', 'project', 'projects'),
    required: [['textbox', 'Project name', 'First']],
    named: { field: 'name', label: 'Project name', title: (value) => value },
    list: { field: 'highlights', label: 'Highlights 1', value: 'Halved the time to ship' },
  },
  publications: {
    ...onMoreSections('publications', 'publications', 'publication', 'publications'),
    required: [['textbox', 'Title', 'First']],
    named: { field: 'title', label: 'Title', title: (value) => value },
    list: { field: 'authors', label: 'Authors 1', value: 'Ada King' },
  },
  languages: {
    ...onMoreSections('languages', 'languages', 'language', 'languages'),
    required: [['textbox', 'Language', 'First']],
    named: { field: 'name', label: 'Language', title: (value) => value },
  },
  volunteering: {
    ...onMoreSections('volunteering', 'volunteering', 'volunteer position', 'volunteering'),
    required: [['textbox', 'Organization', 'First']],
    named: { field: 'organization', label: 'Organization', title: (value) => value },
    seeded: () => ({ position: null }),
    list: { field: 'highlights', label: 'Highlights 1', value: 'Forty launches' },
  },
  awards: {
    ...onMoreSections('awards', 'awards', 'award', 'awards'),
    required: [['textbox', 'Award name', 'First']],
    named: { field: 'title', label: 'Award name', title: (value) => value },
  },
  addresses: {
    path: '/contact',
    rest: 'addresses',
    add: 'Add address',
    edit: 'Edit address',
    empty: { text: 'No addresses yet. Add your first address above.', action: 'Add your first address' },
    required: [
      // Any type other than Home is public by default.
      ['combobox', 'Type', 'Work'],
      ['textbox', 'Label', 'First'],
      ['textbox', 'Street', '1 High Street'],
      ['textbox', 'City', 'Leeds'],
      ['textbox', 'County / region', 'West Yorkshire'],
      ['textbox', 'Postal code', 'LS1 1AA'],
    ],
    named: { field: 'label', label: 'Label', title: (value) => value },
    texts: ofEntry('Address'),
  },
};

export type SectionScreen = ScreenSample & { key: ScreenKey };

/** The screens of all sections that have a form. */
export const sectionScreens: SectionScreen[] = Object.entries(samples).map(([key, sample]) => ({
  key: key as ScreenKey,
  ...sample,
}));

/** The screen of one section. */
export const screenOf = (key: ScreenKey): SectionScreen => ({ key, ...samples[key] });

export type Entry = { id: string } & Record<string, unknown>;

/** The REST calls of one account, as any client of its owner makes them. */
export function restOf(origin: string, token: string) {
  const profile = `${origin}/api/profile/demo-profile-1`;
  const authorization = `Bearer ${token}`;

  async function answer<T>(url: string, init: RequestInit = {}): Promise<T> {
    const headers = { authorization, ...(typeof init.body === 'string' && jsonHeader) };
    const response = await fetch(url, { ...init, headers });
    if (!response.ok) throw new Error(`${response.status} ${url}: ${await response.text()}`);
    return response.json() as Promise<T>;
  }
  const jsonHeader = { 'content-type': 'application/json' };
  const list = (path: string) => answer<Entry[]>(`${profile}/${path}`);

  return {
    list,
    add: (path: string, body: object) =>
      answer<Entry>(`${profile}/${path}`, { method: 'POST', body: JSON.stringify(body) }),

    /** Any other call about the profile. */
    send: <T = unknown>(method: string, path: string, body?: object) =>
      answer<T>(`${profile}${path}`, { method, ...(body && { body: JSON.stringify(body) }) }),

    async publish(theme: Theme): Promise<void> {
      await this.send('PUT', '/design/draft', { design: { ...defaultDesign, theme } });
      await this.send('POST', '/design/publish', {});
    },

    change: (screen: SectionScreen, id: string, changes: object) =>
      answer<Entry>(`${origin}/api/${screen.rest}/${id}`, { method: 'PATCH', body: JSON.stringify(changes) }),

    /** Chooses the time zone of days, which a browser's would otherwise be kept as. */
    setTimeZone: (timeZone: string) =>
      answer(`${profile}/analytics/settings`, { method: 'PATCH', body: JSON.stringify({ timeZone }) }),

    /** Entries of a section that differ in their name, in this order. */
    async seed(screen: SectionScreen, names: string[]): Promise<Entry[]> {
      const { draft } = sectionSamples[screen.key];
      const seeded: Entry[] = [];
      for (const [index, name] of names.entries()) {
        const body = { ...draft, ...screen.seeded?.(index), [screen.named.field]: name };
        seeded.push(await this.add(screen.rest, body));
      }
      return seeded;
    },

    /** Sends files as a browser's form does. The fields of each go before it. */
    upload<T>(
      path: string,
      field: string,
      files: { name: string; type: string; content: Buffer; fields?: Record<string, string> }[],
    ) {
      const body = new FormData();
      for (const { name, type, content, fields = {} } of files) {
        for (const [key, value] of Object.entries(fields)) body.append(key, value);
        body.append(field, new Blob([new Uint8Array(content)], { type }), name);
      }
      return answer<T>(`${profile}/${path}`, { method: 'POST', body });
    },

    /** Deletes all entries of the section. */
    async clear(screen: SectionScreen): Promise<void> {
      for (const { id } of await list(screen.rest)) {
        await answer(`${origin}/api/${screen.rest}/${id}`, { method: 'DELETE' });
      }
    },

    async names(screen: SectionScreen): Promise<unknown[]> {
      return (await list(screen.rest)).map((entry) => entry[screen.named.field]);
    },
  };
}
export type Rest = ReturnType<typeof restOf>;

/** The parts of a section's screen as a person finds them. */
export function partsOf(page: Page, screen: SectionScreen) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const entry = (name: string) => page.getByRole('article', { name: screen.named.title(name), exact: true });
  const form = page.getByRole('form', { name: screen.add, exact: true });
  const editForm = page.getByRole('form', { name: screen.edit, exact: true });
  const undo = page.getByRole('region', { name: 'Undo' });
  const actions = (name: string) => button(`Actions for ${screen.named.title(name)}`);
  /** Does something with an entry by its menu. */
  const act = async (name: string, action: 'Edit' | 'Move up' | 'Move down' | 'Delete') => {
    await actions(name).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  return {
    page,
    button,
    entry,
    form,
    editForm,
    undo,
    conflict: page.getByRole('region', { name: 'Two versions' }),
    offer: page.getByRole('region', { name: 'Unsaved changes' }),
    field: (within: Locator, label = screen.named.label) =>
      within.getByRole('textbox', { name: label, exact: true }),
    actions,
    act,
    async open() {
      await page.goto(screen.path);
      await entry('First').or(button(screen.empty.action)).first().waitFor();
    },
    /** The form for a new entry, opened where it is hidden. */
    async openForm() {
      if ((await form.count()) === 0) {
        await button(screen.add).or(button(screen.empty.action)).first().click();
        // It is ready once its first input has the focus.
        await form.locator(':focus').waitFor();
      }
      await form.waitFor();
      return form;
    },
    async openEdit(name: string) {
      await act(name, 'Edit');
      await editForm.locator(':focus').waitFor();
    },
    /** Closes a form with changes, and the offer to restore them, which would cover what follows. */
    async cancel(within: Locator) {
      await within.getByRole('button', { name: 'Cancel' }).click();
      await undo.getByRole('button', { name: 'Dismiss' }).click();
      await undo.waitFor({ state: 'detached' });
    },
    submit: (within: Locator) => within.locator('button[type=submit]').click(),
    /** Expects a message with this text, and closes it. */
    expectToast: (text: string, title = screen.successTitle ?? 'Success') => expectToast(page, title, text),
    /** The names of the visible entries, in order. */
    shown: (names: string[]) =>
      page.getByRole('article').evaluateAll(
        (articles, titles) =>
          articles.flatMap((article) => {
            const title = titles.find(([, label]) => label === article.getAttribute('aria-label'));
            return title && article.checkVisibility() ? [title[0]] : [];
          }),
        names.map((name) => [name, screen.named.title(name)] as const),
      ),
  };
}

export async function fill(form: Locator, fields: Field[]): Promise<void> {
  for (const [role, name, value] of fields) {
    const input = form.getByRole(role, { name, exact: true });
    if (role === 'combobox') await input.selectOption(value);
    else await input.fill(value);
  }
}
