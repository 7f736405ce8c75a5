import type { Heading } from '../content/postSchema';
import classes from './Contents.module.css';

function HeadingLinks({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

/** Renders a post's table of contents: next to the text if there's room, collapsed above it on phones. Never both. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <div className={classes['contents']}>
      <nav aria-label="Contents" className={classes['beside']}>
        <strong>Contents</strong>
        <HeadingLinks headings={headings} />
      </nav>
      <details className={classes['folded']}>
        <summary>Contents</summary>
        <HeadingLinks headings={headings} />
      </details>
    </div>
  );
}
