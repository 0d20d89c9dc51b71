package elysium.server.message;

import java.util.Locale;
import elysium.kernel.Text;

/// Why something that was asked for is not done, in both languages, with its HTTP status.
public enum ErrorCode {
    BAD_JSON(400, "this is not the JSON that was expected", "ce n'est pas le JSON attendu"),
    BAD_REQUEST(400, "something is missing or out of bounds", "quelque chose manque ou sort des bornes"),
    BAD_NAME(400, "a name has 1 to 30 letters, digits and spaces, and of other signs only . - _ and the apostrophe",
            "un nom a de 1 à 30 lettres, chiffres et espaces, et parmi les autres signes seulement . - _ et l'apostrophe"),
    NO_PLAYER(401, "nobody is signed in: ask for a session first", "personne n'est connecté : demandez une session"),
    BAD_TOKEN(401, "this token opens no seat", "ce jeton n'ouvre aucune place"),
    TOKEN_RENEWED(401, "the token of this seat was renewed: this one opens it no more",
            "le jeton de cette place a été renouvelé : celui-ci ne l'ouvre plus"),
    WRONG_PASSWORD(401, "the name or the password is wrong", "le nom ou le mot de passe est faux"),
    NO_HEADER(403, "the header X-Elysium is missing", "l'en-tête X-Elysium manque"),
    OTHER_ORIGIN(403, "this request comes from another site", "cette demande vient d'un autre site"),
    NOT_YOURS(403, "this seat is not yours", "cette place n'est pas la vôtre"),
    NOT_WATCHED(403, "only those who sit see this table", "seuls ceux qui y sont assis voient cette table"),
    NOT_FOUND(404, "there is nothing here", "il n'y a rien ici"),
    UNKNOWN_GAME(404, "there is no such game", "il n'y a pas de tel jeu"),
    UNKNOWN_TABLE(404, "there is no such table", "il n'y a pas de telle table"),
    UNKNOWN_LINE(404, "nothing was said under this number", "rien n'a été dit sous ce numéro"),
    WRONG_METHOD(405, "this cannot be done here", "cela ne se fait pas ici"),
    NAME_TAKEN(409, "this name belongs to an account: choose another, or enter with its password",
            "ce nom est celui d'un compte : choisissez-en un autre, ou entrez avec son mot de passe"),
    HAS_ACCOUNT(409, "you have an account already", "vous avez déjà un compte"),
    NO_ACCOUNT(409, "you are a guest: open an account first", "vous êtes un invité : ouvrez d'abord un compte"),
    SEAT_TAKEN(409, "this seat is not free, or you sit here already",
            "cette place n'est pas libre, ou vous êtes déjà assis ici"),
    STAYS(409, "at this table no bot takes over: the seat cannot be left",
            "à cette table aucun bot ne remplace : la place ne peut être quittée"),
    NOT_BEGUN(409, "the game has not begun: seats are open", "la partie n'a pas commencé : des places sont libres"),
    NOT_OVER(409, "the game is not over: until then its secrets are kept, and nobody plays again",
            "la partie n'est pas finie : d'ici là ses secrets sont gardés, et on ne rejoue pas"),
    OVER(409, "the game is over", "la partie est finie"),
    STALE(409, "the question has changed since", "la question a changé depuis"),
    NOT_ASKED(409, "your seat is not asked", "votre place n'est pas interrogée"),
    NO_UNDO(409, "this cannot be taken back: something was seen, drawn or answered since",
            "ceci ne peut être repris : quelque chose a été vu, tiré ou répondu depuis"),
    PROPOSED(409, "something is proposed already, or was refused at this step: wait for the next one",
            "quelque chose est déjà proposé, ou a été refusé à cette étape : attendez la suivante"),
    NOT_AGREED(409, "the others are asked whether this game may be forked: try again when all of them have agreed",
            "les autres sont consultés pour savoir si cette partie peut être bifurquée : réessayez quand tous auront accepté"),
    NOT_PROPOSED(409, "nothing is proposed to you", "rien ne vous est proposé"),
    FROZEN(409, "this table is frozen by a fault in the rules; its journal is kept",
            "cette table est figée par une erreur dans les règles ; son journal est gardé"),
    OTHER_RULES(409, "this table was begun under another version of the rules",
            "cette table a été commencée sous une autre version des règles"),
    TOO_LARGE(413, "this is too large", "c'est trop grand"),
    NOT_OFFERED(422, "this answer is not offered", "cette réponse n'est pas proposée"),
    BAD_SETUP(422, "this game cannot be set up so", "cette partie ne peut être mise en place ainsi"),
    BAD_PASSWORD(422, "a password has 8 to 200 characters, and is not the name",
            "un mot de passe a de 8 à 200 caractères, et n'est pas le nom"),
    TOO_MANY_TABLES(429, "you have laid many open tables already: wait until one begins, or lay one that is not listed",
            "vous avez déjà ouvert beaucoup de tables : attendez que l'une commence, ou ouvrez-en une hors de la liste"),
    TOO_FAST(429, "too many requests: slow down", "trop de demandes : ralentissez"),
    ENOUGH_BOTS(429, "enough tables of yours are played by bots alone: let one of them end first",
            "assez de vos tables sont jouées par des bots seuls : attendez que l'une d'elles finisse"),
    INTERNAL(500, "something went wrong here; nothing you sent was wrong",
            "quelque chose a échoué ici ; votre demande n'y est pour rien"),
    BUSY(503, "too many ask for this at once: try again in a moment",
            "trop de monde demande cela à la fois : réessayez dans un instant"),
    FULL(503, "this server is full: it goes on with the tables it has; try again later",
            "ce serveur est plein : il continue avec les tables qu'il a ; réessayez plus tard"),
    UNAVAILABLE(503, "the database does not answer; nothing was lost, try again",
            "la base de données ne répond pas ; rien n'est perdu, réessayez");

    private final int status;
    private final Text words;

    ErrorCode(int status, String en, String fr) {
        this.status = status;
        words = new Text(en, fr);
    }

    public int status() {
        return status;
    }

    public Text words() {
        return words;
    }

    /// As programs read it, such as `not-offered`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
