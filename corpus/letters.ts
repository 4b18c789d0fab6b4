import type { Language } from './person';

interface Letter {
  recipient: string[];
  greeting: string;
  paragraphs: string[];
  closing: string;
}

/**
 * Letters of application that could precede any CV. They name employers and years that are not part of anybody's
 * career.
 */
export const letters: Record<Language, Letter> = {
  en: {
    recipient: ['Brindle & Hythe Ltd', 'Personnel Department', '14 Harbour Street', '3 March 2026'],
    greeting: 'Dear Ms Okafor,',
    paragraphs: [
      'Having followed your work since 2019, I was glad to read that you are looking for somebody who brings experience and likes to learn.',
      'In my present position I answer for plans, people and numbers. My education taught me to ask twice before I cut once, and colleagues say that it shows.',
      'I could start on 1 June 2026 and would be pleased to tell you more in person. My CV is enclosed.',
    ],
    closing: 'Yours sincerely,',
  },
  de: {
    recipient: ['Brandt & Hellwig GmbH', 'Personalabteilung', 'Hafenstraße 14', '3. März 2026'],
    greeting: 'Sehr geehrte Frau Okafor,',
    paragraphs: [
      'seit 2019 verfolge ich Ihre Arbeit und habe mich gefreut zu lesen, dass Sie jemanden mit Erfahrung suchen, der gern dazulernt.',
      'In meiner jetzigen Stelle verantworte ich Pläne, Menschen und Zahlen. In der Ausbildung habe ich gelernt, zweimal zu fragen und einmal zu schneiden.',
      'Anfangen könnte ich am 1. Juni 2026. Über eine Einladung zum Gespräch freue ich mich; mein Lebenslauf liegt bei.',
    ],
    closing: 'Mit freundlichen Grüßen',
  },
  fr: {
    recipient: ['Maison Brédier et Fils', 'Service du personnel', '14, rue du Port', 'Le 3 mars 2026'],
    greeting: 'Madame, Monsieur,',
    paragraphs: [
      'Je suis votre travail depuis 2019 et j’ai lu avec plaisir que vous cherchez une personne d’expérience qui aime encore apprendre.',
      'Dans mon poste actuel, je réponds des plans, des équipes et des chiffres. Ma formation m’a appris à demander deux fois avant de couper une fois.',
      'Je pourrais commencer le 1er juin 2026 et vous en dirais volontiers davantage de vive voix. Vous trouverez mon CV ci-joint.',
    ],
    closing: 'Veuillez agréer mes salutations distinguées.',
  },
  es: {
    recipient: [
      'Brezales e Hijos, S. L.',
      'Departamento de personal',
      'Calle del Puerto 14',
      '3 de marzo de 2026',
    ],
    greeting: 'Estimada señora Okafor:',
    paragraphs: [
      'Sigo su trabajo desde 2019 y me alegró leer que buscan a alguien con experiencia que quiera seguir aprendiendo.',
      'En mi puesto actual respondo de planes, personas y cifras. Mi formación me enseñó a preguntar dos veces antes de cortar una.',
      'Podría empezar el 1 de junio de 2026 y con gusto les contaría más en persona. Adjunto mi currículum.',
    ],
    closing: 'Atentamente,',
  },
  it: {
    recipient: ['Brentani e Figli S.r.l.', 'Ufficio del personale', 'Via del Porto 14', '3 marzo 2026'],
    greeting: 'Gentile dottoressa Okafor,',
    paragraphs: [
      'seguo il vostro lavoro dal 2019 e ho letto con piacere che cercate una persona con esperienza che ami ancora imparare.',
      'Nella mia posizione attuale rispondo di piani, persone e numeri. La mia formazione mi ha insegnato a chiedere due volte prima di tagliare una.',
      'Potrei iniziare il 1º giugno 2026 e sarei lieto di raccontarvi di più di persona. Allego il mio curriculum.',
    ],
    closing: 'Cordiali saluti,',
  },
  nl: {
    recipient: ['Brink & Hoven BV', 'Afdeling personeel', 'Havenstraat 14', '3 maart 2026'],
    greeting: 'Geachte mevrouw Okafor,',
    paragraphs: [
      'Sinds 2019 volg ik uw werk en ik las met plezier dat u iemand met ervaring zoekt die graag blijft leren.',
      'In mijn huidige functie ben ik verantwoordelijk voor plannen, mensen en cijfers. Mijn opleiding leerde mij twee keer te vragen voor ik één keer snijd.',
      'Ik zou op 1 juni 2026 kunnen beginnen en vertel u graag meer in een gesprek. Mijn cv vindt u bijgevoegd.',
    ],
    closing: 'Met vriendelijke groet,',
  },
  pt: {
    recipient: ['Brandão & Filhos, Lda.', 'Departamento de pessoal', 'Rua do Porto 14', '3 de março de 2026'],
    greeting: 'Exma. Senhora Okafor,',
    paragraphs: [
      'Acompanho o vosso trabalho desde 2019 e li com agrado que procuram alguém com experiência que goste de continuar a aprender.',
      'Na minha função atual respondo por planos, pessoas e números. A minha formação ensinou-me a perguntar duas vezes antes de cortar uma.',
      'Poderia começar a 1 de junho de 2026 e teria gosto em contar mais pessoalmente. Envio em anexo o meu currículo.',
    ],
    closing: 'Com os melhores cumprimentos,',
  },
};
