import classes from './Prose.module.css';

/** A text to be read at length, from HTML that was made of our own Markdown at build; nothing that anybody entered may go in here. */
export function Prose({ html }: { html: string }) {
  // Our own files, in which the build refuses raw HTML.
  return <div className={classes['prose']} dangerouslySetInnerHTML={{ __html: html }} />;
}
