/** Filters the help while somebody types; without it the form asks the server. */
import { countText } from '../../contracts/count-text';
import { searchWords } from './help/search-words';

const input = document.querySelector<HTMLInputElement>('.help-search input');
const found = document.querySelector('#found');

function filter(question: string): void {
  const words = searchWords(question);
  let count = 0;
  for (const part of document.querySelectorAll<HTMLElement>('.help-answers section')) {
    const title = part.querySelector('h2')?.textContent ?? '';
    const answers = [...part.querySelectorAll<HTMLElement>('.answer')];
    const fitting = answers.filter((answer) => {
      const text = `${title} ${answer.textContent}`.toLowerCase();
      answer.hidden = !words.every((word) => text.includes(word));
      return !answer.hidden;
    });
    part.hidden = fitting.length === 0;
    const link = document.querySelector<HTMLElement>(`.side-nav a[href="#${part.id}"]`);
    if (link?.parentElement) link.parentElement.hidden = part.hidden;
    count += fitting.length;
  }
  if (found) found.textContent = words.length === 0 ? '' : countText(count, 'answer');
}

input?.addEventListener('input', () => filter(input.value));
