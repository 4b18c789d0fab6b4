/** What the browser tests do with employer contacts besides the screen. */
import type { EmployerContact, ListedContact } from '../../src/contracts/employer-contact';

type Draft = Partial<EmployerContact> & { employerName: string };

/** Calls the interface as the owner. */
export function contactsOf(origin: string, token: string) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
  const list = () => call<ListedContact[]>('GET', '/profile/demo-profile-1/employer-contacts');
  return {
    list,
    get: (id: string) => call<EmployerContact>('GET', `/employer-contacts/${id}`),
    add: (draft: Draft) => call<EmployerContact>('POST', '/profile/demo-profile-1/employer-contacts', draft),
    change: (id: string, changes: Partial<Draft>) =>
      call<EmployerContact>('PATCH', `/employer-contacts/${id}`, changes),
    addNote: (id: string, text: string) =>
      call<{ id: string }>('POST', `/employer-contacts/${id}/notes`, { text }),
    changeNote: (id: string, text: string) => call('PATCH', `/contact-notes/${id}`, { text }),
    addRound: (id: string, round: { date: string; kind: string }) =>
      call<{ id: string }>('POST', `/employer-contacts/${id}/rounds`, round),
    changeRound: (id: string, changes: { outcome: string }) =>
      call('PATCH', `/contact-rounds/${id}`, changes),
    async statusOf(name: string) {
      return (await list()).find(({ employerName }) => employerName === name)?.status;
    },
  };
}
