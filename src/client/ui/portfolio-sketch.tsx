import { IconMusic } from '@tabler/icons-react';
import classes from './portfolio-sketch.module.css';

const posts = [
  { title: 'Lead designer', years: '2022 to today' },
  { title: 'Interaction designer', years: '2018 to 2022' },
  { title: 'Junior designer', years: '2015 to 2018' },
];

/** A decorative drawing of a portfolio page, hidden from screen readers. */
export function PortfolioSketch() {
  return (
    <div className={classes.frame} aria-hidden="true">
      <div className={classes.sheet}>
        <div className={classes.cover} />
        <div className={classes.head}>
          <Portrait />
          <div className={classes.name}>Mara Lindqvist</div>
          <div className={classes.role}>Product designer, Gothenburg</div>
        </div>
        <div className={classes.columns}>
          <ol className={classes.timeline}>
            {posts.map(({ title, years }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{years}</span>
              </li>
            ))}
          </ol>
          <div className={classes.skills}>
            {['Research', 'Prototyping', 'Type', 'Workshops'].map((skill) => (
              <i key={skill}>{skill}</i>
            ))}
          </div>
        </div>
      </div>
      <div className={classes.fact}>
        <IconMusic size={20} stroke={1.8} /> Plays the saxophone, loudly
      </div>
      <div className={classes.quote}>
        <p>She asks the question that changes the project.</p>
        <span>A former colleague</span>
      </div>
    </div>
  );
}

function Portrait() {
  return (
    <svg className={classes.portrait} viewBox="0 0 96 96" aria-hidden="true">
      <defs>
        <linearGradient id="portrait-sky" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fcbcae" />
          <stop offset="1" stopColor="#ee6040" />
        </linearGradient>
        <clipPath id="portrait-edge">
          <circle cx="48" cy="48" r="48" />
        </clipPath>
      </defs>
      <g clipPath="url(#portrait-edge)">
        <rect width="96" height="96" fill="url(#portrait-sky)" />
        <path d="M24 60c-4-28 8-44 25-44s28 16 23 44z" fill="#2e2d78" />
        <path d="M12 104c2-24 16-33 36-33s34 9 36 33z" fill="#fffdf9" />
        <path d="M40 60h16v14c-4 5-12 5-16 0z" fill="#e8b59b" />
        <ellipse cx="48" cy="47" rx="16" ry="19" fill="#f3cbb5" />
        <path d="M31 45c2-13 9-18 18-17 9 0 15 6 16 16-8-1-14-4-18-9-3 5-9 9-16 10z" fill="#22215c" />
      </g>
    </svg>
  );
}
