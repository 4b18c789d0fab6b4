import type { ApiDocument, Operation, Parameter } from '../../api-reference/document';
import { element } from './elements.client';

let loading: Promise<ApiDocument> | undefined;

const loadDocument = () => {
  loading ??= fetch('/api/openapi.json').then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  });
  return loading;
};

/** Adds a form to try each call that is opened. @param readToken says with which session; empty for the cookie's */
export function offerTrying(main: HTMLElement, readToken: () => string): void {
  main.addEventListener('toggle', ({ target }) => offer(target, readToken), { capture: true });
  for (const call of main.querySelectorAll('.call[open]')) offer(call, readToken);
}

function offer(call: EventTarget | null, readToken: () => string): void {
  if (!(call instanceof HTMLDetailsElement)) return;
  const { method, path } = call.dataset;
  const body = call.querySelector('.call-body');
  if (!method || !path || !body || body.querySelector('.start-trying')) return;
  const button = element('button', { type: 'button', className: 'button start-trying' }, 'Try it');
  const failure = element('p');
  failure.setAttribute('role', 'status');
  button.addEventListener('click', async () => {
    button.disabled = true;
    try {
      const operation = (await loadDocument()).paths[path]?.[method];
      if (operation) button.replaceWith(tryForm({ method, path, operation, readToken }));
      failure.remove();
    } catch {
      loading = undefined;
      button.disabled = false;
      failure.textContent = 'The description of this call could not be loaded. Please try again.';
    }
  });
  body.querySelector('p')?.after(button, failure);
}

interface Trial {
  method: string;
  path: string;
  operation: Operation;
  readToken: () => string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function tryForm({ method, path, operation, readToken }: Trial): HTMLFormElement {
  const { parameters = [], requestBody } = operation;
  const json = requestBody?.content['application/json'];
  const upload = json ? undefined : requestBody?.content['multipart/form-data']?.schema;
  const inputs = parameters.map((parameter) => ({ parameter, field: inputFor(parameter) }));
  const body =
    json && element('textarea', { value: JSON.stringify(json.example, null, 2), spellcheck: false });
  const parts = Object.entries(upload?.properties ?? {}).map(
    ([name, { contentMediaType, contentSchema }]) => ({
      name,
      field: element('input', { type: contentMediaType && !contentSchema ? 'file' : 'text' }),
    }),
  );
  const outcome = element('div', { className: 'answer' });
  outcome.setAttribute('role', 'status');
  const form = element(
    'form',
    { className: 'try' },
    ...inputs.map(({ parameter, field }) => labelled(`${parameter.name} (${parameter.in})`, field)),
    ...(body ? [labelled('Body', body)] : []),
    ...parts.map(({ name, field }) => labelled(name, field)),
    ...(method === 'get'
      ? []
      : [element('p', { className: 'quiet' }, 'This really happens: it changes data.')]),
    element('button', { type: 'submit', className: 'button primary' }, 'Send'),
    outcome,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    outcome.replaceChildren(element('p', {}, 'Sent …'));
    const token = readToken();
    const started = performance.now();
    try {
      const answer = await fetch(addressOf(path, inputs), {
        method: method.toUpperCase(),
        credentials: token ? 'omit' : 'same-origin',
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body.value }),
        ...(upload && { body: formOf(parts) }),
      });
      outcome.replaceChildren(...(await shown(answer, Math.round(performance.now() - started))));
    } catch {
      outcome.replaceChildren(element('p', {}, 'The server could not be reached. Check your connection.'));
    }
  });
  return form;
}

function inputFor({ name, required, schema, example }: Parameter): HTMLInputElement {
  return element('input', {
    name,
    required: required === true,
    value: required ? String(example ?? '') : '',
    placeholder: schema.enum?.join(', ') ?? '',
    autocomplete: 'off',
  });
}

const labelled = (text: string, field: Field) => element('label', {}, text, field);

function addressOf(path: string, inputs: { parameter: Parameter; field: HTMLInputElement }[]): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { parameter, field } of inputs) {
    if (parameter.in === 'path') {
      address = address.replace(`{${parameter.name}}`, encodeURIComponent(field.value));
    } else if (field.value !== '') query.set(parameter.name, field.value);
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

function formOf(parts: { name: string; field: HTMLInputElement }[]): FormData {
  const form = new FormData();
  for (const { name, field } of parts) {
    const file = field.files?.[0];
    if (file) form.append(name, file);
    else if (field.value !== '') form.append(name, field.value);
  }
  return form;
}

/** This much of a text is shown; a browser is slow with more. */
const mostShown = 100_000;

async function shown(answer: Response, ms: number): Promise<Node[]> {
  const type = answer.headers.get('content-type') ?? '';
  const status = element('p', {}, element('b', {}, `${answer.status} ${answer.statusText}`), ` in ${ms} ms`);
  if (!/^text\/|json/.test(type)) {
    const file = await answer.blob();
    return [status, element('p', {}, `${file.type || 'An empty answer'}, ${file.size} bytes`)];
  }
  const text = await answer.text();
  const pretty =
    /json/.test(type) && text.length < mostShown ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return [status, element('pre', { tabIndex: 0 }, element('code', {}, pretty.slice(0, mostShown)))];
}
