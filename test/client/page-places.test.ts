import { expect, test } from 'vitest';
import { placeOf } from '../../src/client/features/preview/places';

const id = '01890000-0000-7000-8000-000000000000';

const pressed = (html: string) => {
  document.body.innerHTML = html;
  const target = document.querySelector('b');
  if (!target) throw new Error('Nothing is pressed.');
  return placeOf(target);
};

test.each<[string, string, object]>([
  ['an entry', `<li data-entry="skills/${id}"><b/></li>`, { path: '/skills', search: { entry: id } }],
  [
    'an entry in a tab',
    `<section data-part="education"><li data-entry="certifications/${id}"><b/></li></section>`,
    { path: '/education-certifications', search: { tab: 'certifications', entry: id } },
  ],
  [
    'an entry of a further list',
    `<li data-entry="awards/${id}"><b/></li>`,
    { path: '/more-sections', search: { tab: 'awards', entry: id } },
  ],
  ['one that is not stored yet', '<li data-entry="facts/new"><b/></li>', { path: '/ten-facts', search: {} }],
  ['a section', '<section data-part="contact"><b/></section>', { path: '/contact', search: {} }],
  [
    'a section of a further list',
    '<section data-part="projects"><b/></section>',
    { path: '/more-sections', search: { tab: 'projects' } },
  ],
  [
    'the video in the head',
    '<header class="hero"><figure data-part="video"><b/></figure></header>',
    { path: '/video-intro', search: {} },
  ],
  [
    'the head',
    '<header class="hero"><b/></header>',
    { path: '/upload-cv', search: {}, hash: 'profile-displayName' },
  ],
  [
    'the text about the person',
    '<section data-part="about"><b/></section>',
    { path: '/upload-cv', search: {}, hash: 'profile-displayName' },
  ],
])('%s is edited where it is written', (_, html, place) => {
  expect(pressed(html)).toEqual(place);
});

test.each(['<footer><b/></footer>', '<li data-entry="nobody/1"><b/></li>'])(
  '%s is edited nowhere',
  (html) => {
    expect(pressed(html)).toBeUndefined();
  },
);
