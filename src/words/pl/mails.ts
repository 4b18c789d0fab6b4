import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} prosi o rekomendację',
    body: `Dzień dobry, {{firstName}}!

{{ownerName}} chce pokazać kilka Państwa słów na stronie w serwisie {{productName}}, którą czytają pracodawcy:

{{note}}

[Napisz rekomendację]({{link}})

Konto nie jest potrzebne i nic nie zostanie pokazane bez Państwa potwierdzenia. Ważność linku: {{validFor}}. Jeśli wolą Państwo nie pisać, wystarczy go otworzyć i to zaznaczyć: wtedy nie wyślemy przypomnienia. Jeśli nie znają Państwo tej osoby, proszę zignorować tę wiadomość.`,
  },
  'testimonial-confirm': {
    subject: 'Prosimy o potwierdzenie rekomendacji – {{ownerName}}',
    body: `Dzień dobry, {{firstName}}!

W serwisie {{productName}} napisano rekomendację i podano ten adres e-mail; najprawdopodobniej zrobili to Państwo. Dla kogo: {{ownerName}}. Prosimy o potwierdzenie, że to Państwa słowa:

[Przeczytaj i potwierdź]({{link}})

Link działa jeden raz. Ważność linku: {{validFor}}. Jeśli to nie Państwa tekst, proszę zignorować tę wiadomość: nic nie zostanie pokazane.`,
  },
  'testimonial-confirmed': {
    subject: 'Państwa rekomendacja – {{ownerName}}',
    body: `Dzień dobry, {{firstName}}!

Dziękujemy: Państwa rekomendacja w serwisie {{productName}} jest potwierdzona i podpisana. Będzie widoczna, gdy {{ownerName}} ją zaakceptuje.

Za pomocą tego linku można ją w każdej chwili zmienić lub wycofać, bez konta. Proszę zachować tę wiadomość i nie przekazywać jej dalej.

[Zmień lub wycofaj]({{link}})`,
  },
} satisfies Catalogue['mails'];
