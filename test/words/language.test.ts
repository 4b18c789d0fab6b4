import { expect, test } from 'vitest';
import { recognisedLanguage, sureLanguageOf, writtenIn } from '../../src/words/language';

test.each([
  ['ar', 'أعمل في تطوير البرمجيات منذ عشر سنوات.'],
  ['ar', 'قُدْتُ فريقًا من تسعة مهندسين، وكتبت عن React و PostgreSQL.'],
  ['fa', 'من ده سال است که در حوزهٔ توسعهٔ نرم‌افزار کار می‌کنم.'],
  ['ur', 'میں دس سال سے سافٹ ویئر بنا رہا ہوں۔'],
  ['he', 'אני עובד בפיתוח תוכנה עשר שנים.'],
  ['el', 'Εργάζομαι στην ανάπτυξη λογισμικού.'],
  ['ru', 'Разрабатываю веб-приложения с большой командой, и мы это любим.'],
  ['uk', 'Я розробляю застосунки вже десять років і люблю її.'],
  ['sr', 'Већ десет година развијам софтвер и водим ђаке.'],
  ['zh', '我在北京的一家软件公司工作，负责产品设计。'],
  ['ja', '十年以上にわたり、設計と開発に携わってきました。'],
  ['ko', '저는 웹 애플리케이션을 설계합니다.'],
])('%s is known by its letters: %s', (language, text) => {
  expect(sureLanguageOf(text)).toBe(language);
});

test.each([
  ['Latin letters, whatever the language', 'Je développe des logiciels à Łódź.'],
  ['no text', ''],
  ['emoji and signs', '🚀 — “★” → 40 %'],
  ['a name that is spelt alike in several languages', 'محمد'],
  ['ideographs that may be Chinese or Japanese', '東京大学'],
  ['letters that Bulgarian shares with Russian', 'Разработвам приложения от десет години.'],
  ['Kazakh', 'Мен он жыл бойы бағдарлама жасаймын, қазақша сөйлеймін.'],
  ['Kurdish in Arabic letters', 'من دە ساڵە کاری گەشەپێدانی نەرمەکاڵا دەکەم.'],
  ['a few foreign words in English', 'I translate поэзия from Russian for a publisher in London.'],
])('none is claimed for %s', (_what, text) => {
  expect(sureLanguageOf(text)).toBeUndefined();
});

test('all texts of an entry count together', () => {
  expect(writtenIn('مهندس', null, 'أعمل في القاهرة')).toEqual({ dir: 'rtl', lang: 'ar' });
  expect(writtenIn('Engineer', null)).toEqual({ dir: 'ltr', lang: undefined });
  expect(writtenIn('Computer Science', 'جامعة القاهرة للعلوم والآداب').dir).toBe('rtl');
});

test('letters of different scripts that run from the right count together', () => {
  expect(writtenIn('محمد בן־דוד Smith').dir).toBe('rtl');
  expect(writtenIn('محمد בן Smith and Sons').dir).toBe('ltr');
});

const german =
  'Ich leite die Pflege auf einer Station mit zwanzig Betten und bin seit zehn Jahren für die Ausbildung der Schülerinnen zuständig. Mit dem Team habe ich die Übergabe neu geordnet, und die Zahl der Stürze ist um ein Drittel gesunken.';

test.each([
  ['de', german],
  ['en', 'I lead the care of a ward with twenty beds, and have been training our students for ten years.'],
  ['en', 'Senior Software Engineer'],
  ['en', 'Krankenpflegerin'],
  ['en', 'Je dirige une équipe de douze personnes et je forme les nouveaux arrivants depuis dix ans.'],
  ['en', 'Εργάζομαι στην ανάπτυξη λογισμικού.'],
  ['de', `Google Cloud, The New York Times, Head of Design. ${german}`],
])('a page speaks %s where its texts are: %s', (language, text) => {
  expect(recognisedLanguage(text)).toBe(language);
});
