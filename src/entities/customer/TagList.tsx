import { Badge } from '@mantine/core';
import classes from './TagList.module.css';

type TagListProps = { tags: readonly string[]; /** Tags beyond this are only counted. */ max?: number };

/** Renders a customer's tags; long ones are truncated, with the full text in a tooltip. */
export function TagList({ tags, max = 20 }: TagListProps) {
  if (tags.length === 0) return null;
  const hidden = tags.slice(max);
  return (
    <span className={classes.tags}>
      {tags.slice(0, max).map((tag) => (
        <Badge key={tag} variant="default" tt="none" fw={500} maw="14rem" title={tag}>
          {tag}
        </Badge>
      ))}
      {hidden.length > 0 && (
        <Badge variant="default" tt="none" fw={500} title={hidden.join(', ')}>
          +{hidden.length}
        </Badge>
      )}
    </span>
  );
}
