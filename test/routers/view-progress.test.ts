import { expect, test } from 'vitest';
import { readableSections } from '../../src/contracts/view';
import { useTestApp } from '../support/app';
import { reader } from '../support/views';

const app = useTestApp();

const sections =
  /^sections: List sections, or send an object with the seconds of each\. Sections are: about, /;

test.each<[object, RegExp]>([
  [{ seconds: 1 }, sections],
  [{ seconds: 1, sections: 'about' }, sections],
  [{ seconds: 1, sections: ['no such section'] }, sections],
  [{ seconds: 1, sections: { 'no such section': 1 } }, /^sections: Unknown field: no such section\.$/],
  [{ seconds: 1, sections: { about: -1 } }, /^sections\.about: Report seconds from 0 on\.$/],
  [{ seconds: 1, sections: readableSections.flatMap((section) => [section, section]) }, sections],
  [{ seconds: -1, sections: [] }, /^seconds: Report seconds from 0 on\.$/],
  [{ seconds: '1', sections: [] }, /^seconds: Expected a number\.$/],
  [{ seconds: 1, sections: [], downloads: ['exe'] }, /^downloads\.0: Choose one of: cv, pdf, vcf\.$/],
])('%j is refused with what to send instead', async (payload, message) => {
  const { profileId } = await app().newUser();
  const post = (url: string, body: object) =>
    app().app.inject({ method: 'POST', url, headers: { 'user-agent': reader }, payload: body });
  const { id } = (await post(`/api/profile/${profileId}/view`, {})).json();
  const answer = await post(`/api/views/${id}/progress`, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toMatch(message);
});
